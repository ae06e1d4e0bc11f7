/** Icons are imported one file each: the package's index is thousands of modules, slow in tests and in development. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react'

  const Icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> & { size?: number; stroke?: number }>
  export default Icon
}
