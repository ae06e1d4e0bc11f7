import { expect, test } from 'vitest'
import { heicSample } from '#paper/images/heic-sample.ts'
import { readJpeg } from '#paper/images/jpeg.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE } from './support/documents.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, send, ofCase } = documentsOf(server)

const EMPLOYER_ASSISTANT = 4

type Sent = { id: number; readiness: string; hasThumbnail: boolean }

async function settled(caseId: number, id: number, isDone: (document: Sent) => boolean) {
  for (let tries = 0; tries < 400; tries++) {
    const { documents } = await ofCase(EMPLOYEE, caseId)
    const found = documents.find((each: Sent) => each.id === id)
    if (isDone(found)) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The document was not prepared in time.')
}

test('the demo shows small pictures, one of a phone’s photo', async () => {
  const { pictures, photos } = await system().one<{ pictures: number; photos: number }>(
    `select count(v.thumbnail_file_id)::integer as pictures, count(v.shown_file_id)::integer as photos from document_versions v`,
  )
  expect(pictures).toBeGreaterThan(4)
  expect(photos).toBe(1)
})

test('a phone’s HEIC photo is kept, shown as a JPEG, prepared for the package, and has a small picture', async () => {
  const { id } = await opened()
  const photo = heicSample()
  const { body } = await send(EMPLOYEE, id, { itemId: 'passport' }, photo as BlobPart, 'IMG_0412.HEIC')
  const document = await settled(id, body.id, ({ hasThumbnail }) => hasThumbnail)
  expect(document).toMatchObject({ contentType: 'image/heic', shownType: 'image/jpeg', readiness: 'Ready', pages: 1 })
  const path = `/api/cases/${id}/documents/${body.id}`
  const attorney = await server.as(ATTORNEY)
  const bytes = async (rest: string) => {
    const reply = await fetch(new URL(`${path}${rest}`, server.url), { headers: { cookie: attorney.cookie } })
    expect(reply.status).toBe(200)
    return new Uint8Array(await reply.arrayBuffer())
  }
  expect(Buffer.compare(await bytes('/file'), photo)).toBe(0)
  expect(readJpeg(await bytes('/file?as=shown'))).toMatchObject({ width: 480, height: 336 })
  expect(readJpeg(await bytes('/thumbnail'))).toMatchObject({ width: 160, height: 208 })
})

test('what a decoder cannot read says so, with what to send instead', async () => {
  const { id } = await opened()
  const broken = heicSample().subarray(0, 300)
  const { body } = await send(EMPLOYEE, id, { itemId: 'degree' }, broken as BlobPart, 'IMG_0413.heic')
  const document = await settled(id, body.id, ({ readiness }) => readiness !== 'Waiting')
  expect(document).toMatchObject({ readiness: 'Failed', hasThumbnail: false })
  expect(document.readinessNote).toMatch(/^This HEIC file .+ JPEG or PDF\.$/)
})

test('what opens with a password has no small picture, neither beside its name nor at its address', async () => {
  const { id } = await opened()
  const card = { documentType: 'Social Security card' }
  const { body } = await send(EMPLOYEE, id, card, heicSample() as BlobPart, 'IMG_0414.heic')
  const isDrawn = async () =>
    (
      await system().one<{ drawn: boolean }>(
        'select thumbnail_file_id is not null as drawn from document_versions where document_id = $1',
        [body.id],
      )
    ).drawn
  await expect.poll(isDrawn, { timeout: 120_000 }).toBe(true)
  const { documents } = await ofCase(ATTORNEY, id)
  expect(documents.find((each: Sent) => each.id === body.id).hasThumbnail).toBe(false)
  const reply = await (await server.as(EMPLOYER_ASSISTANT)).get(`/api/cases/${id}/documents/${body.id}/thumbnail`)
  expect(reply.body.error.code).toBe('NOT_FOUND')
})
