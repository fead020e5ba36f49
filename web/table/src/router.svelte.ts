// Where the page is: the part of its address behind the #, so that a plain file server is enough.

export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly anchor: string; // a place inside the page, behind a second #
}

function read(): Route {
  const [where = "", anchor = ""] = location.hash.replace(/^#\/?/, "").split("#", 2);
  const [path = "", query = ""] = where.split("?", 2);
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { path: parts, query: new URLSearchParams(query), anchor: decodeURIComponent(anchor) };
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
