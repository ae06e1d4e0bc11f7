import type { WorksheetView } from '../records.ts'

/** The worksheet as data: section by section, each value under its number and words. */
export const worksheetJson = ({ name, caseNumber, sections }: WorksheetView): string =>
  JSON.stringify(
    {
      form: name,
      case: caseNumber,
      sections: sections.map(({ id, title, items }) => ({
        ...{ id, title },
        items: items.map(({ number, label, value, state }) => ({
          ...{ number, label, value: state === 'missing' ? null : value },
        })),
      })),
    },
    null,
    2,
  )

export function saveJson(view: WorksheetView): void {
  const url = URL.createObjectURL(new Blob([worksheetJson(view)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${view.name.replaceAll(' ', '-')}-${view.caseNumber}-worksheet.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
