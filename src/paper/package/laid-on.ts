import { pdfJs } from '../reading/pdf-js.ts'

/** What the first page lays over or under itself, as pdf.js reads it: how it blends, and the color of its first text. For tests. */
export async function laidOn(bytes: Uint8Array): Promise<{ blend: string; gray: string | undefined }[]> {
  const { getDocument, OPS, VerbosityLevel } = await pdfJs()
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, isEvalSupported: false })
  const { fnArray, argsArray } = await (await (await task.promise).getPage(1)).getOperatorList()
  await task.destroy()
  return [...fnArray.keys()].flatMap((at) => {
    const blend = fnArray[at] === OPS.setGState && argsArray[at][0].find(([key]: [string]) => key === 'BM')?.[1]
    const colored = [...fnArray.keys()].slice(at).find((next) => fnArray[next] === OPS.setFillRGBColor)
    return blend ? [{ blend, gray: colored === undefined ? undefined : argsArray[colored][0] }] : []
  })
}
