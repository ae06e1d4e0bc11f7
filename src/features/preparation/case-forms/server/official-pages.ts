import { Readable } from 'node:stream'
import { pagesFor } from '#case-file/form-library/server/pages-for.ts'
import { placesApart } from '#engine/coverage.ts'
import { loadPaper } from '#forms/load-paper.ts'
import { faceMetrics } from '#paper/fonts/face-metrics.ts'
import { pageView } from '#paper/page-view.ts'
import type { Handler } from '#platform/operation/context.ts'
import type { caseForms } from '../contract.ts'
import type { FormLayout } from '../records.ts'

type Pages = Pick<typeof caseForms, 'layout' | 'blank'>

/** The paper that is the same for everybody: no case is opened for it. */
export const officialPages: { [K in keyof Pages]: Handler<Pages[K]> } = {
  layout: async ({ services, actor }, { formId, edition }) => {
    const template = await pagesFor(services, formId, edition)
    if (!template) return { available: false, proof: null, pages: [], metrics: {} }
    const onPaper = await loadPaper(formId, edition)
    const apart = onPaper && placesApart(onPaper.paper, onPaper.inventory)
    const pages = template.pages.flatMap((_, page) => pageView(template, page, apart) ?? [])
    const proof = template.proof ? { mayAddBlank: await services.rights.may(actor.roleId, 'formLibrary:edit') } : null
    return { available: true, proof, pages, metrics: faceMetrics(template) } as unknown as FormLayout
  },

  blank: async ({ services, refuse }, { formId, edition }) => {
    const template = (await pagesFor(services, formId, edition)) ?? refuse('NO_BLANK')
    return { ...pdfReply(template.flatFile.pdf, `${formId}.pdf`), inline: true }
  },
}

export const pdfReply = (bytes: Uint8Array, fileName: string) => ({
  stream: Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
  fileName,
  contentType: 'application/pdf',
})
