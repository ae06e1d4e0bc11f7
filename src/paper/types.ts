/** Full field name → text, or the state of a button: true, false, or the name of the state. `name#1` is one widget. */
export type Values = ReadonlyMap<string, string | boolean>

/** Left, bottom, right, top in points, the page's own coordinates. */
export type Rect = readonly [number, number, number, number]

export type Face = 'sans' | 'sansBold' | 'mono' | 'monoBold'

/** What the layout needs to know of a field; plain data, so that the browser can lay out too. */
export type TextStyle = {
  readonly face: Face
  /** Points; 0 = as large as the box allows, at most 12. */
  readonly size: number
  /** PDF colour operators, e.g. `0 g`. */
  readonly color: string
  readonly multiline?: boolean
  readonly comb?: boolean
  readonly align?: 'center' | 'right'
  readonly maxLength?: number
  /** Distance of the printed rules of a ruled box, from the form's XFA template. */
  readonly linePitch?: number
}

export type Option = { readonly value: string; readonly text: string }

export type PaperField = TextStyle & {
  readonly name: string
  readonly kind: 'text' | 'choice' | 'check' | 'radio'
  readonly tooltip?: string
  readonly options?: readonly Option[]
  /** A choice that also takes a text of one's own. */
  readonly freeText?: boolean
  /** What the blank itself carries and prints unless a value is given. */
  readonly preset?: string
  readonly widgets: readonly Widget[]
  readonly object: number
  /** The serialised field dictionary without its value, not closed. */
  readonly head: string
}

export type Widget = {
  /** From 0. */
  readonly page: number
  readonly rect: Rect
  /** The state of a button that means "checked here". */
  readonly on?: string
  readonly hidden?: boolean
  /** Degrees; the gate refuses all but 0, which is all the agencies use. */
  readonly rotation?: number
  /** Lies on top of an earlier widget of the same field; printed once only. */
  readonly twin?: boolean
  readonly background?: readonly number[]
  readonly object: number
  /** When the widget is an object of its own beside the field. */
  readonly head?: string
  /** Ready operators for the checked state, in flat copies. */
  readonly draw?: string
  /** Ready operators for the preset, drawn in flat copies unless the field gets a value. */
  readonly drawPreset?: string
}

export type PageSize = {
  readonly width: number
  readonly height: number
  readonly box: Rect
  readonly rotation: number
}

/** Anything that can go into a package: a form, an uploaded document, an image, pages of our own. */
export type PreparedDocument = { readonly key: string; readonly pages: readonly PageSize[]; readonly flat: FlatObjects }

export type PreparedTemplate = PreparedDocument & {
  /** Drawn by us in place of the agency's pages: to work with, never to file. */
  readonly proof?: true
  readonly fields: readonly PaperField[]
  readonly fieldByName: ReadonlyMap<string, PaperField>
  /** What the blank prints by itself; a form's mapping reviews each. */
  readonly presets: readonly { readonly field: string; readonly value: string }[]
  readonly editable: EditableFile
  readonly flatFile: FlatFile
}

/** A finished file to which a section can be appended. */
export type BaseFile = {
  readonly pdf: Uint8Array
  readonly lastXref: number
  /** First free object number. */
  readonly size: number
  /** `/Root … /Info …` of the trailer. */
  readonly trailer: string
  readonly id: string
}
export type EditableFile = BaseFile & { readonly fonts: Partial<Readonly<Record<Face, number>>> }
/** The flat objects as a file of its own; its fonts follow each other from `firstFont`. */
export type FlatFile = BaseFile & { readonly firstFont: number }

/** The pages without form, ready to be numbered anew in a package. */
export type FlatObjects = {
  /** Numbers 1…instances belong to one use of the document (pages, slots, links); the others can be shared. */
  readonly instances: number
  readonly objects: readonly PaperObject[]
  readonly blob: Uint8Array
  /** Content hash of each object from 1; empty when it must not be shared between documents. */
  readonly hashes: readonly string[]
  readonly pagesObject: number
  readonly pageObjects: readonly number[]
  /** One reserved empty form per page, its dictionary not closed: what is filled in goes there. */
  readonly slots: readonly number[]
  readonly layers?: { readonly all: readonly number[]; readonly off: readonly number[] }
  /** Faces whose everyday characters the pages use by themselves. */
  readonly faces: readonly Face[]
}

/** Text and object numbers in turn: `['<</Parent ', 1, ' >>']`; negative numbers are fonts of the package. */
export type Pieces = readonly (string | number)[]
export type PaperObject = { readonly pieces: Pieces; readonly offset?: number; readonly length?: number }

export type Overflow = { readonly field: string; readonly fits: string; readonly rest: string }
export type Problems = {
  readonly overflow: readonly Overflow[]
  readonly missingGlyphs: readonly { readonly field: string; readonly characters: string }[]
  readonly tooLong: readonly { readonly field: string; readonly maxLength: number; readonly length: number }[]
  /** Values that could not be written at all. */
  readonly refused: readonly { readonly field: string; readonly reason: 'field' | 'state' | 'option' }[]
}

/** The parts are sent one after the other; joined they are the file. */
export type Filled = Problems & { readonly parts: readonly Uint8Array[] }

export type PackageItem = {
  readonly document: PreparedDocument | PreparedTemplate
  readonly label: string
  readonly values?: Values
  /** Only these pages of the document, from 0; all of them unless told. */
  readonly pages?: readonly number[]
  /** Goes on with the item before it: no bookmark and no page label of its own. */
  readonly continued?: boolean
  /** Prefix of the page labels; the label and "p." unless told. */
  readonly pageLabel?: string
  /** Printed at the top right of each page, e.g. `Exhibit A`. */
  readonly stamp?: string
  /** What people put on its pages. */
  readonly marks?: readonly PageMark[]
  /** Bookmarks under this item's own: page (from 0) of the item and title. */
  readonly bookmarks?: readonly { readonly page: number; readonly title: string }[]
}
/** What somebody drew, typed or photographed. A drawing has a size of its own and begins at its upper left corner. */
export type Ink =
  | {
      readonly kind: 'strokes'
      readonly width: number
      readonly height: number
      readonly strokes: readonly (readonly number[])[]
    }
  /** `slanted`: a name that stands for a signature. */
  | { readonly kind: 'text'; readonly text: string; readonly slanted?: boolean }
  /** One bit for each dot, rows padded to whole bytes; 1 is dark. */
  | { readonly kind: 'dots'; readonly width: number; readonly height: number; readonly dots: Uint8Array }

/** `place`: left, top, width and height as parts of the page as it is seen. */
export type PageMark = {
  /** From 0. */
  readonly page: number
  readonly place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly ink: Ink
}
export type PackageOptions = {
  readonly title: string
  /** Printed at the foot of each page, e.g. `(page, pages) => `Page ${page} of ${pages}``. */
  readonly pageNumber?: (page: number, pages: number) => string
  /** Printed in the corner beside the page number, for a machine to read. */
  readonly symbol?: (page: number) => PageSymbol | undefined
  /** Written across every page: it is not to go out. */
  readonly across?: string
}
/** A square of dots, row by row from the top. */
export type PageSymbol = { readonly size: number; readonly dark: readonly boolean[] }
/** One list of problems per item, in their order. */
export type Package = {
  readonly parts: readonly Uint8Array[]
  readonly pages: number
  readonly problems: readonly Problems[]
}

/** The qpdf program, installed or as WebAssembly: reads and repairs what others wrote. */
export type Qpdf = {
  readonly version: string
  /** `--json=2` with every stream inline and undecoded. */
  json(pdf: Uint8Array): Promise<unknown>
  /** Empty when clean. */
  check(pdf: Uint8Array): Promise<readonly string[]>
  /** Annotations and filled fields become page content. */
  flatten(pdf: Uint8Array): Promise<Uint8Array>
}
