import { expect, test } from 'vitest'
import { checkHead, kindOf } from '#platform/files/kinds.ts'
import { samplePaper, samplePhoto } from './sample-files.ts'

test('the demo’s papers and pictures are what their names say, and go into a package', async () => {
  for (const file of [samplePaper('Passport', [['Holder', 'Nobody']]), samplePhoto()]) {
    await checkHead(kindOf(`sample.${file.extension}`), Buffer.from(file.bytes))
    expect(kindOf(`sample.${file.extension}`).contentType).toBe(file.contentType)
    expect(file.prepared.pages).toHaveLength(1)
    expect(file.bytes.length).toBeLessThan(60_000)
  }
})
