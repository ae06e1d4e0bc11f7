import type { Truth } from './condition.ts'
import type { Address, AddressType, ChoiceType, RecordsType, ScalarType, YesNoType } from './fact.ts'
import type { Form, Item, Part } from './form.ts'
import type { KnownFacts } from './known-facts.ts'

/** The name of a field of the PDF, or as much of its end as is unique in the form: 'Line1a_FamilyName[0]'. */
export type FieldName = string
/** Why nothing is written: no box on this form. */
export type NoBox = { noBox: string }
/** "If yes, explain in Additional Information": no box of its own; the box is the one that sends there. */
export type InAdditional = { inAdditional: FieldName }

export type Writer = (value: unknown, room: { maxLen?: number }) => string
export type Write = {
  write: FieldName
  as?: Writer
  /** What the page wants to read where there is none, even in a comb: "If none exists, indicate 'None.'" */
  none?: string
}
/** One value over several boxes, such as (c)(26) in three. */
export type Split = { split: readonly FieldName[]; into: (value: unknown) => readonly string[] }
export type Tick<Option extends string = string> = { tick: Readonly<Record<Option, FieldName | NoBox>> }
export type YesOrNo = { yes: FieldName | NoBox; no: FieldName | NoBox }
/** "Do you have an A-Number?": yes by having one, no by the answer that there is none. */
export type IsThere = YesOrNo & { isThere: true }
/** A list of the PDF: what each option is called there; without `values` the value itself. */
export type Choose<Option extends string = string> = { choose: FieldName; values?: Readonly<Record<Option, string>> }
export type OnEach<B> = { each: readonly B[] }
export type OfAddress = {
  address: { readonly [Line in keyof Address]-?: BindingOf<AddressLines[Line]> | NoBox } & {
    /** The box for ZIP codes, where the page has another one for postal codes abroad. */
    readonly zipCode?: Write
  }
}
export type Rows<Columns extends Record<string, ScalarType> = Record<string, ScalarType>> = {
  rows: readonly { readonly [C in keyof Columns]: BindingOf<Columns[C]> | NoBox }[]
  /** The page of these rows is attached once more for each further set of entries ("attach additional sheets"). */
  againForMore?: true
}

type AddressLines = {
  [Line in keyof Address]-?: Line extends 'unitKind'
    ? ChoiceType<'APT' | 'STE' | 'FLR'>
    : Exclude<ScalarType, ChoiceType | YesNoType>
}

type Simple<T> = IsThere | Of<T>

type Of<T> = T extends YesNoType
  ? YesOrNo | Write
  : T extends ChoiceType<infer Option>
    ? Tick<Option> | Choose<Option> | Write
    : T extends AddressType
      ? OfAddress | Write
      : T extends RecordsType<infer Columns>
        ? Rows<Columns> | Write
        : Write | Split | Choose

/** Where a fact of this type may land. A forgotten option or column does not compile. */
export type BindingOf<T> = Simple<T> | OnEach<Simple<T>> | NoBox | InAdditional
export type SimpleBinding = Write | Split | Tick | YesOrNo | IsThere | Choose | OfAddress | Rows
export type Binding = SimpleBinding | OnEach<SimpleBinding> | NoBox | InAdditional

type BindingsOfPart<P extends Part> =
  P extends Part<infer _Id, infer Items>
    ? { readonly [I in Items[number] as I['number']]: I extends Item<string, infer F> ? BindingOf<F> : never }
    : never

/** One part's items and where each lands; an item that is forgotten does not compile. */
export const fillPart = <const P extends Part>(_part: P, bindings: BindingsOfPart<P>): PartPaper<P> => ({
  bindings: bindings as unknown as Readonly<Record<string, Binding>>,
})
export type PartPaper<P extends Part = Part> = { bindings: Readonly<Record<string, Binding>>; of?: P['id'] }

type PartsOf<F extends Form> =
  F extends Form<infer Parts> ? { readonly [P in Parts[number] as P['id']]: PartPaper<P> } : never

export type LeftBlank = 'signature' | 'agency use' | 'filled by hand' | 'barcode' | 'not a question' | 'not our case'

/** Where longer answers go: the form's own Additional Information part, entry by entry. */
export type AdditionalSlot = { page?: FieldName; part?: FieldName; item?: FieldName; text: FieldName }

export type Paper = {
  form: Form
  parts: Readonly<Record<string, PartPaper>>
  additional: readonly AdditionalSlot[]
  /** Fields that stay empty, each with the reason, by the same short names. */
  leftBlank: Readonly<Record<FieldName, LeftBlank | { because: string }>>
  /** Sheets of the form that belong to some filings only. */
  supplements: readonly Supplement[]
}

/** Pages of a form, from 1, and for whom they are. */
export type Supplement = { name: string; pages: readonly number[]; when: (look: KnownFacts) => Truth }

export const fill = <const F extends Form>(
  form: F,
  where: {
    parts: PartsOf<F>
    additional?: readonly AdditionalSlot[]
    leftBlank: Paper['leftBlank']
    supplements?: readonly Supplement[]
  },
): Paper => ({
  form,
  parts: where.parts as Paper['parts'],
  additional: where.additional ?? [],
  leftBlank: where.leftBlank,
  supplements: where.supplements ?? [],
})

export const write = (field: FieldName, as?: Writer): Write => ({ write: field, as })
export const orNone = (written: Write, words = 'None'): Write => ({ ...written, none: words })
export const split = (fields: readonly FieldName[], into: Split['into']): Split => ({ split: fields, into })
export const tick = <const Option extends string>(boxes: Record<Option, FieldName | NoBox>): Tick<Option> => ({
  tick: boxes,
})
export const yesOrNo = (yes: FieldName | NoBox, no: FieldName | NoBox): YesOrNo => ({ yes, no })
export const there = (yes: FieldName | NoBox, no: FieldName | NoBox): IsThere => ({ yes, no, isThere: true })
/** A single box that is crossed for yes. */
export const check = (yes: FieldName): YesOrNo => ({ yes, no: noBox('one box, crossed for yes') })
export const choose = <const Option extends string>(
  field: FieldName,
  values?: Record<Option, string>,
): Choose<Option> => ({
  choose: field,
  values,
})
export const each = <const B extends readonly unknown[]>(...bindings: B): OnEach<B[number]> => ({ each: bindings })
export const rows = <const R extends Rows['rows']>(...all: R): { rows: R } => ({ rows: all })
/** The same on a sheet that is attached again as often as there are entries for it. */
export const rowsOfSheet = <const R extends Rows['rows']>(...all: R): { rows: R; againForMore: true } => ({
  rows: all,
  againForMore: true,
})
export const onAddress = (lines: OfAddress['address']): OfAddress => ({ address: lines })
export const noBox = (reason: string): NoBox => ({ noBox: reason })
export const inAdditional = (sentFrom: FieldName): InAdditional => ({ inAdditional: sentFrom })
