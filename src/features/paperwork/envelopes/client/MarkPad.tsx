import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useSay } from '#ui/say.ts'
import type { Mark } from '../records.ts'
import styles from './sign.module.css'

const WAYS = { drawn: 'Draw', typed: 'Type', picture: 'Upload' } as const
type Way = keyof typeof WAYS

type MarkPadProps = {
  name: string
  of: 'signature' | 'initials'
  value: Mark | undefined
  onChange: (mark: Mark | undefined) => void
}

/** A signature or initials: drawn with finger, pen or mouse, typed, or taken from a picture. */
export function MarkPad({ name, of, value, onChange }: MarkPadProps) {
  const say = useSay()
  const [way, setWay] = useState<Way>(value?.kind ?? 'drawn')
  const group = useId()
  const choose = (chosen: Way) => {
    setWay(chosen)
    onChange(chosen === 'typed' ? { kind: 'typed', text: name } : undefined)
  }
  return (
    <>
      <fieldset className={styles.ways} aria-label={say('How to sign')}>
        {(Object.keys(WAYS) as Way[]).map((each) => (
          <label key={each}>
            <input type="radio" name={group} checked={way === each} onChange={() => choose(each)} />
            {say(WAYS[each])}
          </label>
        ))}
      </fieldset>
      <div className={styles.pad}>
        {way === 'drawn' && <Drawing value={value} onChange={onChange} />}
        {way === 'typed' && <Typed of={of} value={value?.kind === 'typed' ? value.text : ''} onChange={onChange} />}
        {way === 'picture' && <Uploaded value={value} onChange={onChange} />}
      </div>
    </>
  )
}

type Drawn = Pick<MarkPadProps, 'onChange'>
const LINE = 2.5
const INK = '#12297a'
const SHOWN = 'Your signature as it will stand on the page'

function Drawing({ value, onChange }: Drawn & { value: Mark | undefined }) {
  const say = useSay()
  const canvas = useRef<HTMLCanvasElement>(null)
  // Whoever comes back to a box sees what is in it.
  const strokes = useRef(value?.kind === 'drawn' ? value.strokes.map((stroke) => [...stroke]) : [])
  const [empty, setEmpty] = useState(strokes.current.length === 0)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    // As many dots as the screen has, so that a line is as sharp as the letters around it.
    const dots = window.devicePixelRatio || 1
    element.width = element.clientWidth * dots
    element.height = element.clientHeight * dots
    const context = element.getContext('2d')
    if (!context) return
    context.scale(dots, dots)
    Object.assign(context, { lineWidth: LINE, lineCap: 'round', lineJoin: 'round', strokeStyle: INK })
    for (const stroke of strokes.current) {
      context.beginPath()
      for (let at = 0; at + 1 < stroke.length; at += 2) context.lineTo(stroke[at] ?? 0, stroke[at + 1] ?? 0)
      context.stroke()
    }
  }, [])
  const pen = () => canvas.current?.getContext('2d')
  const at = (event: PointerEvent): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    return [Math.round((event.clientX - box.left) * 10) / 10, Math.round((event.clientY - box.top) * 10) / 10]
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    strokes.current.push(at(event))
  }
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const stroke = strokes.current.at(-1)
    const context = pen()
    if (!stroke || !context) return
    const [x, y] = at(event)
    context.beginPath()
    context.moveTo(stroke.at(-2) ?? x, stroke.at(-1) ?? y)
    context.lineTo(x, y)
    context.stroke()
    stroke.push(x, y)
  }
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    const { clientWidth: width, clientHeight: height } = event.currentTarget
    // A touch by mistake is no signature.
    const drawn = strokes.current.filter((stroke) => stroke.length > 2)
    if (drawn.length === 0) return
    setEmpty(false)
    onChange({ kind: 'drawn', width, height, strokes: strokes.current.map((stroke) => stroke.slice(0, 4000)) })
  }
  const clear = () => {
    strokes.current = []
    pen()?.clearRect(0, 0, canvas.current?.width ?? 0, canvas.current?.height ?? 0)
    setEmpty(true)
    onChange(undefined)
  }
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.drawing}
        role="img"
        aria-label={say('Draw your signature here. With the keyboard choose Type instead.')}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
      />
      <div className={styles.padFoot}>
        <span className={styles.grow}>{say('Draw with your finger or mouse')}</span>
        <Button variant="link" onClick={clear} disabled={empty}>
          {say('Clear')}
        </Button>
      </div>
    </>
  )
}

function Typed({ of, value, onChange }: Drawn & Pick<MarkPadProps, 'of'> & { value: string }) {
  const say = useSay()
  return (
    <div className={styles.typed}>
      <TextField
        label={say(of === 'initials' ? 'Your initials' : 'Your name, as you sign')}
        value={value}
        maxLength={120}
        autoComplete={of === 'initials' ? 'off' : 'name'}
        onChange={(text) => onChange(text.trim() ? { kind: 'typed', text } : undefined)}
      />
      <p className={styles.written} aria-hidden>
        {value}
      </p>
    </div>
  )
}

const UNREADABLE = 'This picture shows no dark lines. Sign on white paper with a dark pen and take a picture of it.'

function Uploaded({ value, onChange }: Drawn & { value: Mark | undefined }) {
  const say = useSay()
  const [problem, setProblem] = useState<string>()
  const take = async ([file]: File[]) => {
    setProblem(undefined)
    const mark = file && (await markOf(file).catch(() => undefined))
    if (!mark) setProblem(say(UNREADABLE))
    onChange(mark)
  }
  const text = say(value?.kind === 'picture' ? 'Choose another picture' : 'Choose a picture of your signature')
  const hint = say('PNG or JPEG, dark pen on white paper. Only the lines are kept.')
  return (
    <div className={styles.typed}>
      {value?.kind === 'picture' && <Taken mark={value} />}
      <FileDrop
        label={say('Picture of your signature')}
        accept=".png,.jpg,.jpeg"
        {...{ text, hint }}
        error={problem}
        onFiles={(files) => void take(files)}
      />
    </div>
  )
}

/** As it will stand on the page: nobody signs with what they have not seen. */
function Taken({ mark }: { mark: Extract<Mark, { kind: 'picture' }> }) {
  const say = useSay()
  const paint = (canvas: HTMLCanvasElement | null) => {
    const context = canvas?.getContext('2d')
    if (!context) return
    context.clearRect(0, 0, mark.width, mark.height)
    context.fillStyle = INK
    for (const { x, y } of darkDots(mark)) context.fillRect(x, y, 1, 1)
  }
  const { width, height } = mark
  return <canvas ref={paint} {...{ width, height }} className={styles.taken} role="img" aria-label={say(SHOWN)} />
}

/** The browser itself opens the picture; only dark and light dots leave this page. */
async function markOf(file: File): Promise<Mark | undefined> {
  const picture = await createImageBitmap(file)
  const { width, height } = sizeForMark(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.drawImage(picture, 0, 0, width, height)
  return dotsOf({ width, height, data: context.getImageData(0, 0, width, height).data })
}

type Pixels = {
  width: number
  height: number /** Red, green, blue and opacity, row by row. */
  data: ArrayLike<number>
}

const DARK = 150
const MOST_WIDE = 480
const MOST_HIGH = 160

/** As large as a mark may be, not stretched. */
export function sizeForMark(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MOST_WIDE / width, MOST_HIGH / height)
  return { width: Math.max(10, Math.round(width * scale)), height: Math.max(10, Math.round(height * scale)) }
}

/** The dark dots of a picture: what a pen left on paper, without the paper. Undefined where there is none. */
export function dotsOf({ width, height, data }: Pixels): Extract<Mark, { kind: 'picture' }> | undefined {
  const row = Math.ceil(width / 8)
  const dots = new Uint8Array(row * height)
  let dark = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const opacity = (data[at + 3] ?? 0) / 255
      const light = ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10
      if (light * opacity + 255 * (1 - opacity) >= DARK) continue
      dark++
      const index = y * row + (x >> 3)
      dots[index] = (dots[index] ?? 0) | (0x80 >> (x & 7))
    }
  if (dark === 0) return undefined
  return { kind: 'picture', width, height, dots: btoa(String.fromCharCode(...dots)) }
}

/** Where the dots of a mark are, to show it as it will stand on the page. */
export function darkDots({ width, height, dots }: Extract<Mark, { kind: 'picture' }>): { x: number; y: number }[] {
  const row = Math.ceil(width / 8)
  const bytes = atob(dots)
  const found: { x: number; y: number }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (bytes.charCodeAt(y * row + (x >> 3)) & (0x80 >> (x & 7))) found.push({ x, y })
  return found
}
