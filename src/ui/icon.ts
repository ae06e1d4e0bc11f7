import { createElement, type SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> & { size?: number; stroke?: number }

/** An icon of lines in the color of the text around it. */
export function icon(name: string, path: string) {
  return function Icon({ size = 24, stroke = 2, className, ...rest }: IconProps) {
    const drawn = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      className: `icon-${name} ${className ?? ''}`.trim(),
    }
    const lines = { fill: 'none', stroke: 'currentColor', strokeWidth: stroke, strokeLinecap: 'round' as const }
    return createElement(
      'svg',
      { ...drawn, ...lines, strokeLinejoin: 'round', ...rest },
      createElement('path', { d: path }),
    )
  }
}
