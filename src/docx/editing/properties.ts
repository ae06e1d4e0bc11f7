import { attributeW, childrenOf, childW, createW, type Element, isW, remove, valueW } from '../xml.ts'
import { W } from '../xml-text.ts'

// The order of children that the schema asks for (ECMA-376 Part 1, 17.3.1.26 and 17.3.2.28); Word refuses another.
const PARAGRAPH =
  'pStyle,keepNext,keepLines,pageBreakBefore,framePr,widowControl,numPr,suppressLineNumbers,pBdr,shd,tabs,suppressAutoHyphens,kinsoku,wordWrap,overflowPunct,topLinePunct,autoSpaceDE,autoSpaceDN,bidi,adjustRightInd,snapToGrid,spacing,ind,contextualSpacing,mirrorIndents,suppressOverlap,jc,textDirection,textAlignment,textboxTightWrap,outlineLvl,divId,cnfStyle,rPr,sectPr,pPrChange'
const RUN =
  'rStyle,rFonts,b,bCs,i,iCs,caps,smallCaps,strike,dstrike,outline,shadow,emboss,imprint,noProof,snapToGrid,vanish,webHidden,color,spacing,w,kern,position,sz,szCs,highlight,u,effect,bdr,shd,fitText,vertAlign,rtl,cs,em,lang,eastAsianLayout,specVanish,oMath,rPrChange'
const ORDERS = { pPr: PARAGRAPH.split(','), rPr: RUN.split(',') }

/** Sets `<w:name w:val="…">` inside properties, or takes it away. */
export function setValue(properties: Element, name: string, value: string | undefined): void {
  for (const child of childrenOf(properties)) if (isW(child, name)) remove(child)
  if (value === undefined) return
  const element = createW(properties, name)
  if (value !== '') element.setAttributeNS(W, 'w:val', value)
  putInOrder(properties, element)
}

/** A child at the place where the schema wants it. */
export function putInOrder(properties: Element, element: Element): void {
  const order = ORDERS[properties.localName === 'rPr' ? 'rPr' : 'pPr']
  const rank = order.indexOf(element.localName ?? '')
  const next = childrenOf(properties).find((child) => order.indexOf(child.localName ?? '') > rank)
  properties.insertBefore(element, next ?? null)
}

export const TOGGLES = { bold: 'b', italic: 'i', underline: 'u' } as const
export type Toggle = keyof typeof TOGGLES

/** Whether a run sets it itself. What its style sets is not looked at: the editor shows what was set by hand. */
export function isOn(properties: Element | undefined, toggle: Toggle): boolean {
  const element = properties && childW(properties, TOGGLES[toggle])
  if (!element) return false
  return !['0', 'false', 'off', 'none'].includes(attributeW(element, 'val') ?? '')
}

export type ParagraphLook = { style: string; numId: string | null; level: number; align: string }

export function lookOf(paragraph: Element): ParagraphLook {
  const properties = childW(paragraph, 'pPr')
  const numbered = properties && childW(properties, 'numPr')
  const numId = valueW(numbered, 'numId') ?? null
  return {
    style: valueW(properties, 'pStyle') ?? '',
    numId: numId === '0' ? null : numId,
    level: Number(valueW(numbered, 'ilvl') ?? 0),
    align: ALIGNED[valueW(properties, 'jc') ?? ''] ?? '',
  }
}

const ALIGNED: Readonly<Record<string, string>> = { center: 'center', right: 'right', end: 'right', both: 'both' }
