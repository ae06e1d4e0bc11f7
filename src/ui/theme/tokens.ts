/** Every colour, size, layer and time of the product's look. `variables.css` is generated from here. */

/** Ten shades, from the lightest to the darkest. */
type Ramp = readonly [string, string, string, string, string, string, string, string, string, string]

export const accent: Ramp = [
  '#eef6f6',
  '#dcebeb',
  '#b6d7d7',
  '#8cc2c2',
  '#69b0b0',
  '#53a5a5',
  '#3f8f90',
  '#2f7577',
  '#205d60',
  '#0f464a',
]

export const gray: Ramp = [
  '#f7f8fa',
  '#eff1f5',
  '#e4e7ee',
  '#cdd3de',
  '#a3acbd',
  '#727d93',
  '#566178',
  '#3f495e',
  '#2a3245',
  '#181e2d',
]

/** Error is shade 7; dark mode reads shade 3. */
export const red: Ramp = [
  '#fef3f2',
  '#fee4e2',
  '#fecdca',
  '#fda29b',
  '#f97066',
  '#f04438',
  '#d92d20',
  '#b42318',
  '#912018',
  '#7a271a',
]

/** The dark scheme's grays, from text (0) to the deepest ground (9). */
export const dark: Ramp = [
  '#e4e7ee',
  '#cdd3de',
  '#a3acbd',
  '#8993a7',
  '#3f495e',
  '#2a3245',
  '#222a3b',
  '#181e2d',
  '#121723',
  '#0d111a',
]

export const layers = { overlay: 1000, modal: 1100, tooltip: 1100, insideModal: 1101, toast: 1200 } as const

export const motion = { dialog: 150, drawer: 300 } as const

/**
 * The scale, in pixels at the browser's usual letters. Space is what lies between things and around them; `line` goes with
 * `text`. Everything else has its size in rem and grows with the reader's letters; lines of 1 to 3 pixels stay lines.
 */
export const scale = {
  space: [1, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 32],
  text: [11, 12, 13, 14, 15, 16, 18, 20, 22, 28],
  line: [16, 18, 20, 22, 24, 28, 30, 36],
  radius: [2, 4, 6, 8, 12, 16],
} as const

/** Where a layout changes, always written `(width <= 640px)` or `(width > 640px)`: a variable cannot stand there. */
export const breakpoints = [480, 640, 760, 900, 1024, 1100, 1280, 1600] as const

export const sizes = { header: 56, sidebarIcons: 66, sidebarFull: 200, row: 40, rowCompact: 32 } as const

export type SchemeColors = typeof light

export const light = {
  page: gray[0],
  surface: '#ffffff',
  hover: gray[1],
  border: gray[2],
  // Borders of things one can operate need 3:1 (WCAG 1.4.11), which no ramp shade meets quietly.
  'control-border': '#858fa4',
  text: gray[9],
  dimmed: gray[6],
  accent: accent[8],
  'accent-hover': accent[9],
  'on-accent': '#ffffff',
  'accent-text': accent[8],
  'accent-tint': accent[0],
  focus: accent[7],
  error: red[7],
  'error-hover': red[8],
  'on-error': '#ffffff',
  'error-tint': red[0],
  shade: 'rgba(24, 30, 45, 0.45)',
  shadow: '0 8px 24px rgba(24, 30, 45, 0.14), 0 2px 6px rgba(24, 30, 45, 0.08)',
}

export const darkScheme: SchemeColors = {
  page: dark[8],
  surface: dark[7],
  hover: dark[6],
  border: dark[5],
  'control-border': gray[5],
  text: dark[0],
  dimmed: dark[2],
  accent: accent[5],
  'accent-hover': accent[4],
  'on-accent': gray[9],
  'accent-text': accent[4],
  'accent-tint': '#1a3239',
  focus: accent[4],
  error: red[3],
  'error-hover': red[2],
  'on-error': gray[9],
  'error-tint': '#3a1f22',
  shade: 'rgba(6, 8, 13, 0.65)',
  shadow: '0 8px 24px rgba(0, 0, 0, 0.5), 0 2px 6px rgba(0, 0, 0, 0.4)',
}

export type Hue = 'gray' | 'blue' | 'green' | 'orange' | 'red' | 'violet' | 'teal'

export type BadgeColors = { text: string; tint: string }

export const badges: Record<Hue, { light: BadgeColors; dark: BadgeColors }> = {
  gray: { light: { text: gray[8], tint: gray[1] }, dark: { text: dark[1], tint: dark[5] } },
  blue: { light: { text: '#194f88', tint: '#dff0ff' }, dark: { text: '#9fd0ff', tint: '#16314f' } },
  green: { light: { text: '#14532d', tint: '#d9f7e6' }, dark: { text: '#8fe3b4', tint: '#143a29' } },
  orange: { light: { text: '#8a3a08', tint: '#fff0dc' }, dark: { text: '#ffc58a', tint: '#46290f' } },
  red: { light: { text: red[8], tint: red[1] }, dark: { text: red[2], tint: '#4c1f1f' } },
  violet: { light: { text: '#55308a', tint: '#f1e8fd' }, dark: { text: '#d3bbff', tint: '#352452' } },
  teal: { light: { text: accent[9], tint: accent[1] }, dark: { text: accent[2], tint: '#173a3d' } },
}

/**
 * Colour by meaning. Teal: what one can do, where one is, what is done. Red: overdue, or work must stop and no renewal is
 * open. Amber: due within a week, under way, sent back. Green: approved, passed, signed. Blue: lies with an agency. Gray:
 * no news. `data-tone` on an element hands its five shades to everything inside it.
 */
export type Tone = 'red' | 'amber' | 'green' | 'blue' | 'teal' | 'gray'

/** Ground of a strip, tint of a tile or chip, line around it, mark for a dot or a bar, and the text on all of them. */
export type ToneColors = { ground: string; tint: string; line: string; mark: string; text: string }

export const tones: Record<Tone, { light: ToneColors; dark: ToneColors }> = {
  red: {
    light: { ground: '#fef3f2', tint: '#fbe3e0', line: '#f2c4be', mark: '#d0412f', text: '#8f1d13' },
    dark: { ground: '#331b1e', tint: '#4c1f1f', line: '#6b2d2a', mark: '#f97066', text: red[2] },
  },
  amber: {
    light: { ground: '#fef8ec', tint: '#fcecd0', line: '#f0d6a4', mark: '#c27c0e', text: '#74440a' },
    dark: { ground: '#2e2414', tint: '#46290f', line: '#6b4a1a', mark: '#e0a03c', text: '#ffd08f' },
  },
  green: {
    light: { ground: '#effaf3', tint: '#daf2e3', line: '#b4dfc5', mark: '#2f9461', text: '#14532f' },
    dark: { ground: '#13291f', tint: '#143a29', line: '#1f5a3e', mark: '#4fb985', text: '#8fe3b4' },
  },
  blue: {
    light: { ground: '#f0f6fd', tint: '#dfecfa', line: '#bcd5f0', mark: '#3b7dc4', text: '#1a4674' },
    dark: { ground: '#152438', tint: '#16314f', line: '#254a73', mark: '#6aa6e6', text: '#9fd0ff' },
  },
  teal: {
    light: { ground: accent[0], tint: accent[1], line: accent[2], mark: accent[6], text: accent[9] },
    dark: { ground: '#162b30', tint: '#173a3d', line: '#2a5a5d', mark: accent[5], text: accent[2] },
  },
  gray: {
    light: { ground: gray[0], tint: gray[1], line: gray[2], mark: gray[4], text: gray[7] },
    dark: { ground: dark[6], tint: dark[5], line: dark[4], mark: gray[5], text: dark[1] },
  },
}

/** The five steps of a case on their track. */
export const trackColors = {
  light: { 'track-done': accent[4], 'track-here': accent[8], 'track-ahead': gray[2] },
  dark: { 'track-done': accent[7], 'track-here': accent[4], 'track-ahead': dark[4] },
}
