import { pageByPage } from '#engine/inventory.ts'
import { DocumentFonts, everydaySlot, fontName } from '../fonts/document-fonts.ts'
import { fontObjects } from '../fonts/font-objects.ts'
import { pdfName, pdfNumber, pdfText } from '../pdf/syntax.ts'
import type { EditableFile, Filled, PaperField, PreparedTemplate, Values, Widget } from '../types.ts'
import { AppendedSection } from './appended-section.ts'
import { drawText, paperText } from './draw-text.ts'
import { noProblems, type ProblemList } from './problem-list.ts'
import { oneWidget, optionOf, stateOf, textValue } from './resolve.ts'

/** The form with its values, still editable: the base and after it each field that got a value, with its appearance. */
export function fillEditable({ editable, fieldByName }: PreparedTemplate, values: Values): Filled {
  const filling = new EditableFilling(editable)
  const apart = new Map<PaperField, Map<Widget, string | true>>()
  for (const [name, value] of values) {
    const field = fieldByName.get(name)
    const part = field ? undefined : oneWidget(fieldByName, name)
    if (field) filling.write(field, value)
    else if (part && (part.field.kind === 'text' ? typeof value === 'string' : value === true && part.widget.on))
      apart.set(part.field, (apart.get(part.field) ?? new Map()).set(part.widget, value as string | true))
    else filling.problems.refused.push({ field: name, reason: 'field' })
  }
  for (const [field, texts] of apart) filling.writeApart(field, texts)
  return { parts: filling.finish(), ...filling.problems }
}

class EditableFilling {
  readonly problems: ProblemList = noProblems()
  readonly #file: EditableFile
  readonly #section: AppendedSection
  readonly #fonts = new DocumentFonts()
  /** Object numbers of subsets that are written at the end, by resource name. */
  readonly #furtherFonts = new Map<string, number>()

  constructor(file: EditableFile) {
    this.#file = file
    this.#section = new AppendedSection(file)
  }

  write(field: PaperField, value: string | boolean): void {
    if (field.kind === 'check' || field.kind === 'radio') this.#writeButton(field, value)
    else this.#writeText(field, value)
  }

  /**
   * Different texts or crosses in the places of one field: each place becomes a field of its own under it
   * (ISO 32000-1, 12.7.3.1), named as we name it, so that no reader shows one of them everywhere.
   */
  writeApart(field: PaperField, given: ReadonlyMap<Widget, string | true>): void {
    this.#section.add({ object: field.object, text: `${field.head}>>` })
    for (const [place, widget] of pageByPage(field.widgets).entries()) {
      const value = given.get(widget)
      const said = field.kind === 'text' ? this.#textAt(field, widget, value) : crossAt(widget, value)
      this.#section.add({ object: widget.object, text: `${widget.head}/T${pdfText(`#${place}`)}${said}>>` })
    }
  }

  #textAt(field: PaperField, widget: Widget, value: string | true | undefined): string {
    const text = paperText(field, typeof value === 'string' ? value : '', this.#fonts, this.problems)
    return text === '' ? '' : `/V${pdfText(text)}/AP<</N ${this.#appearance(field, widget, text)} 0 R>>`
  }

  finish(): Uint8Array[] {
    for (const [slot, embedded] of this.#fonts.embedded()) {
      const font = this.#furtherFonts.get(fontName(slot)) ?? this.#section.newObject()
      const further = [0, 0, 0, 0].map(() => this.#section.newObject())
      const [descendant = 0, descriptor = 0, file = 0, unicode = 0] = further
      for (const each of fontObjects(embedded, [font, descendant, descriptor, file, unicode])) this.#section.add(each)
    }
    return this.#section.finish()
  }

  #writeButton(field: PaperField, value: string | boolean): void {
    const state = stateOf(field, value, this.problems)
    if (state === undefined) return
    const name = pdfName(state)
    const [first] = field.widgets
    if (first?.head === undefined) {
      this.#section.add({ object: field.object, text: `${field.head}/V${name}/AS${name}>>` })
      return
    }
    this.#section.add({ object: field.object, text: `${field.head}/V${name}>>` })
    for (const widget of field.widgets) {
      const shown = widget.on === state ? name : '/Off'
      this.#section.add({ object: widget.object, text: `${widget.head}/AS${shown}>>` })
    }
  }

  #writeText(field: PaperField, value: string | boolean): void {
    const given = textValue(field, value, this.problems)
    const option = given !== undefined && field.kind === 'choice' ? optionOf(field, given, this.problems) : undefined
    if (given === undefined || (field.kind === 'choice' && !option)) return
    const text = paperText(field, option?.text ?? given, this.#fonts, this.problems)
    const appearances = field.widgets.map((widget) => this.#appearance(field, widget, text))
    const stored = pdfText(option?.value ?? text)
    if (field.widgets[0]?.head === undefined) {
      this.#section.add({ object: field.object, text: `${field.head}/V${stored}/AP<</N ${appearances[0]} 0 R>>>>` })
      return
    }
    this.#section.add({ object: field.object, text: `${field.head}/V${stored}>>` })
    for (const [index, widget] of field.widgets.entries())
      this.#section.add({ object: widget.object, text: `${widget.head}/AP<</N ${appearances[index]} 0 R>>>>` })
  }

  #appearance(field: PaperField, widget: Widget, text: string): number {
    const width = pdfNumber(widget.rect[2] - widget.rect[0], 2)
    const height = pdfNumber(widget.rect[3] - widget.rect[1], 2)
    // Two places at one spot: written in both, the text would look bold.
    const drawn = widget.twin ? '' : drawText(field, widget.rect, 0, 0, text, this.#fonts, this.problems)
    const background =
      widget.background && !widget.twin ? `q ${fillColor(widget.background)} 0 0 ${width} ${height} re f Q ` : ''
    const object = this.#section.newObject()
    const form = `<</Type/XObject/Subtype/Form/BBox[0 0 ${width} ${height}]/Resources<</Font<<${this.#fontsIn(drawn, field)}>>>>`
    const clip = `0 0 ${width} ${height} re W n`
    this.#section.addStream(object, form, `${background}/Tx BMC q ${clip}\n${drawn}Q EMC`)
    return object
  }

  #fontsIn(operators: string, { face }: PaperField): string {
    const everyday = fontName(everydaySlot(face))
    if (!this.#fonts.hasFurther) return `${everyday} ${this.#file.fonts[face]} 0 R`
    const names = new Set(operators.match(/\/Pf\d+/g) ?? [])
    return [...names]
      .map((name) => `${name} ${name === everyday ? this.#file.fonts[face] : this.#further(name)} 0 R`)
      .join('')
  }

  #further(name: string): number {
    const known = this.#furtherFonts.get(name) ?? this.#section.newObject()
    this.#furtherFonts.set(name, known)
    return known
  }
}

function crossAt({ on }: Widget, value: string | true | undefined): string {
  const state = pdfName(value === undefined || on === undefined ? 'Off' : on)
  return `/V${state}/AS${state}`
}

function fillColor(components: readonly number[]): string {
  const operator = components.length === 1 ? 'g' : components.length === 3 ? 'rg' : 'k'
  return `${components.map((each) => pdfNumber(each)).join(' ')} ${operator}`
}
