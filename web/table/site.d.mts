export function makeSite(page: string, bundles: string, site: string): void;
