import type { Face } from '../types.ts'

/** Face, size and colour of a default appearance such as `/CourierStd-Bold 10 Tf 0 g`. */
export function defaultAppearance(text: string): { face: Face; size: number; color: string } {
  const font = FONT.exec(text)
  return {
    face: faceNamed(font?.[1] ?? 'Helv'),
    size: Number(font?.[2] ?? 0),
    color: text.replace(FONT, '').trim().replace(/\s+/g, ' ') || '0 g',
  }
}

const FONT = /\/(\S+)\s+([\d.]+)\s+Tf/

function faceNamed(name: string): Face {
  const bold = /bold|hebo/i.test(name)
  if (/cour/i.test(name)) return bold ? 'monoBold' : 'mono'
  return bold ? 'sansBold' : 'sans'
}
