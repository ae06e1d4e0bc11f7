export type BrowserInfo = {
  userAgent: string
  userAgentData?: { brands?: readonly { brand: string; version: string }[] }
}

/** Name and version as people know them, such as 'Firefox 143'; sent with the sign-in and shown with the session. */
export function browserNameAndVersion(info: BrowserInfo = navigator as BrowserInfo): string {
  const brands = info.userAgentData?.brands?.filter(({ brand }) => !/not.?a.?brand/i.test(brand)) ?? []
  // Browsers built on Chromium name it too; their own name says more.
  const brand = brands.find((each) => each.brand !== 'Chromium') ?? brands[0]
  if (brand) return `${brand.brand} ${brand.version}`
  for (const [name, pattern] of PATTERNS) {
    const version = pattern.exec(info.userAgent)?.[1]
    if (version) return `${name} ${version}`
  }
  return 'Unknown browser'
}

// In this order: each later one also appears in the text of an earlier one.
const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* .*Safari/],
]
