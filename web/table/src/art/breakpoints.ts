// Where the page changes its shape. Styles say `@media (--phone)`, scripts `new MediaQuery(BREAKPOINTS.phone)`.

export const BREAKPOINTS = {
  phone: "(max-width: 720px)",
  "beyond-phone": "(min-width: 721px)",
  pointed: "(min-width: 721px) and (min-height: 520px)", // no phone, upright or lying: targets may be smaller than a thumb
  small: "(max-width: 820px)",
  "beyond-small": "(min-width: 821px)",
  narrow: "(max-width: 900px)",
  "beyond-narrow": "(min-width: 901px)",
  tablet: "(max-width: 1180px)", // no room for a rail beside the table
  "beyond-tablet": "(min-width: 1181px)",
  low: "(max-height: 859px)",
} as const;
