import { createTheme } from '@mantine/core'
import { accent, dark, gray, layers, motion, red } from './theme/tokens.ts'

const INTER = '"Inter Variable", "Inter Fallback", system-ui, sans-serif'

/** Only what floats has a shadow, and there is one. */
const SHADOW = 'var(--vc-shadow)'

const modal = {
  zIndex: layers.modal,
  centered: true,
  // react-remove-scroll would add a <style> element, which the CSP refuses; global.css locks the page instead.
  lockScroll: false,
  transitionProps: { duration: motion.dialog, transition: 'pop' },
} as const

const drawer = { zIndex: layers.overlay, lockScroll: false, transitionProps: { duration: motion.drawer } } as const

/** The product's look as a Mantine theme. Its CSS variables are static: theme/variables.css. */
export const theme = createTheme({
  colors: { accent, gray, red, dark },
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  white: '#ffffff',
  black: gray[9],
  fontFamily: INTER,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: { fontFamily: INTER, fontWeight: '620' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '12px' },
  defaultRadius: 'md',
  shadows: { xs: SHADOW, sm: SHADOW, md: SHADOW, lg: SHADOW, xl: SHADOW },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Modal: { defaultProps: modal },
    ModalRoot: { defaultProps: modal },
    Drawer: { defaultProps: drawer },
    DrawerRoot: { defaultProps: drawer },
    Popover: { defaultProps: { zIndex: layers.overlay, transitionProps: { duration: motion.dialog } } },
    Menu: { defaultProps: { zIndex: layers.overlay, transitionProps: { duration: motion.dialog } } },
    Tooltip: { defaultProps: { zIndex: layers.tooltip, transitionProps: { duration: motion.dialog } } },
  },
})
