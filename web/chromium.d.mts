export const CHROMIUM: string;
export const HAS_CHROMIUM: boolean;
