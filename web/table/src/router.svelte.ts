// Where the page is: the part of its address behind the #, so that a plain file server is enough.

export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  return { path: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("hashchange", () => (this.route = read()));
  }

  /** The first part of the path; empty for the start page. */
  get page(): string {
    return this.route.path[0] ?? "";
  }

  go(path: string, { replace = false } = {}): void {
    if (!replace) location.hash = path;
    else {
      history.replaceState(null, "", `#${path}`);
      this.route = read();
    }
  }
}

export const router = new Router();
