import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { addressColumns } from '#engine/address.ts'
import type { Fact, RecordsType, ScalarType } from '#engine/fact.ts'
import { spanishFacts } from '#facts/spanish/all.ts'
import { spanishUnits } from '#facts/spanish/person.ts'
import { spanishCountries, spanishCountry, spanishStates } from '#facts/spanish/places.ts'
import { englishFactWords, type FactWords, FactWordsContext } from '#parties/facts/client/fact-words.ts'
import { showMoment } from '#platform/client/moments.ts'
import { englishFieldWords, type FieldWords, FieldWordsContext } from '#ui/fields/field-words.ts'
import type { Language } from '#ui/say.ts'
import { en, type Messages } from './messages/en.ts'
import { es } from './messages/es.ts'

export type { Language }

type Spoken = {
  language: Language
  say: Messages
  /** The fact as it is asked in this language. */
  fact: (fact: Fact) => Fact
  topic: (id: string, english: string) => string
}

const english: Spoken = { language: 'en', say: en, fact: (fact) => fact, topic: (_id, title) => title }
const LanguageContext = createContext<Spoken>(english)
export const useLanguage = (): Spoken => useContext(LanguageContext)

/** Says everything below in one language: the catalogue, the questions and the words of the fields. */
export function SpeakLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const spanish = useMemo(
    () => (language === 'es' ? { spoken: inSpanish(), words: spanishWords() } : undefined),
    [language],
  )
  // The same elements in every language: another tree would be mounted anew, and what was just answered read from before.
  return (
    <LanguageContext value={spanish?.spoken ?? english}>
      <FactWordsContext value={spanish?.words ?? englishFactWords}>
        <FieldWordsContext value={spanish ? spanishFields : englishFieldWords}>
          <div lang={language}>{children}</div>
        </FieldWordsContext>
      </FactWordsContext>
    </LanguageContext>
  )
}

/** Says everything below as a case of this mode says it. */
export function SpeakInMode({ mode, children }: { mode: 'LEGAL' | 'DIY'; children: ReactNode }) {
  const spoken = useLanguage()
  const said = useMemo(
    () => (mode === 'DIY' ? { ...spoken, say: { ...spoken.say, ...withoutAttorney[spoken.language] } } : spoken),
    [spoken, mode],
  )
  return <LanguageContext value={said}>{children}</LanguageContext>
}

function inSpanish(): Spoken {
  const made = new Map<string, Fact>()
  return {
    language: 'es',
    say: es,
    fact: (fact) => {
      const found = made.get(fact.id) ?? translated(fact)
      made.set(fact.id, found)
      return found
    },
    topic: (id, title) => spanishTopics[id] ?? title,
  }
}

/** A fact without Spanish words stays English: better asked in English than not asked. */
export function translated(fact: Fact): Fact {
  const words = spanishFacts[fact.id]
  if (!words) return fact
  const common = { ...fact, label: words.label, help: words.help }
  if (common.type === 'choice') return { ...common, words: { ...common.words, ...words.options } } as Fact
  if (common.type !== 'records') return common as Fact
  const columns = Object.entries(common.columns).map(([name, column]) => {
    const { label = column.label } = { label: words.columns?.[name] }
    const options = column.type === 'choice' && { words: { ...column.words, ...words.columnOptions?.[name] } }
    return [name, { ...column, label, help: undefined, ...options }]
  })
  return {
    ...common,
    one: words.one ?? 'registro',
    columns: Object.fromEntries(columns) as RecordsType['columns'],
  } as Fact
}

const addressInSpanish: Record<keyof typeof addressColumns, string> = {
  inCareOf: 'A cargo de',
  street: 'Calle y número',
  unitKind: 'Apto., suite o piso',
  unitNumber: 'Número de la unidad',
  city: 'Ciudad',
  state: 'Estado (EE. UU.)',
  province: 'Provincia (fuera de EE. UU.)',
  postalCode: 'Código postal',
  country: 'País',
}

const spanishWords = (): FactWords => ({
  answer: 'Responder',
  change: 'Cambiar',
  history: 'Historial',
  showInFull: 'Mostrar completo',
  showFields: 'Abrir',
  nothingEntered: 'No hay nada.',
  select: '-Elija-',
  other: 'Otro',
  yes: 'Sí',
  no: 'No',
  moreAbout: (label) => `Más sobre ${label}`,
  add: (one) => `Agregar ${one}`,
  remove: (one, place) => `Quitar ${one} ${place}`,
  not: { unknown: 'No lo sé', none: 'Ninguno', notApplicable: 'No aplica' },
  noAnswer: 'sin respuesta',
  country: spanishCountry,
  countries: spanishCountries(),
  states: spanishStates(),
  partialDate: 'AAAA o MM-AAAA',
  addressColumns: Object.fromEntries(
    Object.entries(addressColumns).map(([name, column]) => [
      name,
      {
        ...{ ...column, label: addressInSpanish[name as keyof typeof addressColumns], help: undefined },
        ...(column.type === 'choice' && { words: spanishUnits }),
      } as ScalarType,
    ]),
  ),
  source: ({ by, at }, authors) => {
    const author = by === null ? undefined : authors[String(by)]
    return `${author ? `Respondido por ${author}` : 'Registrado'} el ${showMoment(at)}`
  },
})

const spanishFields: FieldWords = {
  dateHelp: 'Escriba una fecha de 1900 a 2100 como MM-DD-AAAA (mes, día, año), por ejemplo 12-31-2026.',
  notListed: 'Elija una opción de la lista.',
  chooseDate: (label) => `Elegir ${label}`,
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  today: 'Hoy',
  clear: 'Borrar',
  locale: 'es',
}

/** What a do-it-yourself case says in place of sentences about the law firm: it has none (decisions §13). */
export const withoutAttorney: Record<Language, Partial<Messages>> = {
  en: {
    goesTo: () => '',
    submitToFirm: 'Submit',
    sentTo: () => 'Sent',
    sentText: (_who, answered) => `Thank you. Your ${answered} ${answered === 1 ? 'answer was' : 'answers were'} sent.`,
    reopenAsked: () => 'You asked to reopen your answers.',
    ask: () => 'I don’t know – ask',
    askShort: () => 'Ask',
    askText: 'You can go on with the other questions.',
    askSent: () => 'Your question was sent.',
    askedNote: 'You asked about this.',
    stuckText: () => 'Ask about it.',
    submittedNote: (when) => `Sent on ${when}. Need to change something? Ask the owner of the case.`,
    internal: 'Internal',
    moreAsked: (who) => (who ? `${who} asks for more answers.` : 'More answers are asked for.'),
  },
  es: {
    goesTo: () => '',
    submitToFirm: 'Enviar',
    sentTo: () => 'Enviado',
    sentText: (_who, answered) =>
      answered === 1 ? 'Gracias. Su respuesta fue enviada.' : `Gracias. Sus ${answered} respuestas fueron enviadas.`,
    reopenAsked: () => 'Usted pidió reabrir sus respuestas.',
    ask: () => 'No lo sé: preguntar',
    askShort: () => 'Preguntar',
    askText: 'Puede seguir con las demás preguntas.',
    askSent: () => 'Su pregunta fue enviada.',
    askedNote: 'Usted preguntó esto.',
    stuckText: () => 'Pregunte.',
    submittedNote: (when) => `Enviado el ${when}. ¿Necesita cambiar algo? Pregunte a quien lleva el caso.`,
    internal: 'Interno',
    moreAsked: (who) => (who ? `${who} le pide más respuestas.` : 'Se le piden más respuestas.'),
  },
}

/** The steps of an employee's questionnaire in Spanish, by topic. */
export const spanishTopics: Readonly<Record<string, string>> = {
  name: 'Nombre',
  birth: 'Nacimiento y ciudadanía',
  contact: 'Cómo comunicarnos con usted',
  numbers: 'Números que le dio el gobierno',
  i9Section1: 'Formulario I-9, Sección 1',
  passport: 'Pasaporte y visas',
  travel: 'Su última entrada a los EE. UU.',
  history: 'Estudios, trabajo y familia',
  family: 'Su familia',
  nativeScript: 'Su nombre en su propio alfabeto',
  parents: 'Sus padres',
  relative: 'El familiar y usted',
  petitionsBefore: 'Peticiones que presentó antes',
  theRelative: 'Trámites anteriores con las autoridades',
  standing: 'Ciudadanía o residencia permanente',
  residence: 'Su camino a la residencia permanente',
  laborCertificationCase: 'La certificación laboral: empleador y salario',
  permRequirements: 'Requisitos del puesto',
  recruitment: 'Contratación',
  qualifications: 'Formación y habilidades',
  supplementJ: 'El empleo detrás de la residencia',
  language: 'Idioma e intérprete',
  preparer: 'Quién preparó los formularios',
  office: 'Dónde recogería la visa',
  earlier: 'Estatus y peticiones anteriores',
  filedTogether: 'Lo que se presenta junto',
  'h-stays': 'Tiempo anterior en estatus H o L',
  'h1b-cap': 'Límite anual y registro H-1B',
  'transfer-stays': 'Estadías anteriores de la familia',
  performance: 'El evento',
  'r-stays': 'Tiempo anterior en estatus R',
  stay: 'Su estadía en los Estados Unidos',
  stayBasis: 'El familiar cuyo estatus sigue',
  background: 'Preguntas sobre sus antecedentes',
  biographic: 'Su aspecto físico',
  adjustment: 'Su solicitud de tarjeta verde',
  immigrantHistory: 'Su historia migratoria',
  organizations: 'Organizaciones a las que pertenece',
  violations: 'Visas, entradas y expulsión',
  crimes: 'Arrestos y delitos',
  security: 'Preguntas de seguridad',
  publicCharge: 'Su hogar y ayudas',
  conduct: 'Otras preguntas de la ley',
  workPermit: 'Su permiso de trabajo',
  travelHistory: 'Documentos de viaje anteriores',
  travelDocument: 'Su documento de viaje',
  affidavit: 'La declaración de patrocinio económico',
  household: 'El hogar del patrocinador',
  income: 'Los ingresos del patrocinador',
  assets: 'Ahorros y bienes',
  trip: 'Su viaje',
  replacement: 'Un documento de viaje que se reemplaza',
  premium: 'Trámite rápido (premium)',
  appearance: 'La representación del abogado',
  personNotices: 'Correo para usted',
  more: 'Más',
}
