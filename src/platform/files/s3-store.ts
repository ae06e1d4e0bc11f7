import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { assertFileKey, FileMissing, type FileStore, type S3Settings, StorageFull } from './store.ts'

/** Any S3-compatible store. Lists are never asked for: the database knows every key. */
export function s3FileStore(settings: S3Settings): FileStore {
  const client = connect(settings)
  const object = (key: string) => ({ Bucket: settings.bucket, Key: `files/${key}` })
  return {
    async put(key, content, { contentType }) {
      assertFileKey(key)
      try {
        await putWhole(client, { ...object(key), ContentType: contentType }, content)
      } catch (error) {
        throw isFull(error) ? new StorageFull({ cause: error }) : error
      } finally {
        content.destroy()
      }
    },

    async get(key) {
      assertFileKey(key)
      try {
        const { Body } = await client.send(new GetObjectCommand(object(key)))
        if (Body instanceof Readable) return Body
        throw new FileMissing()
      } catch (error) {
        throw statusOf(error) === 404 ? new FileMissing() : error
      }
    },

    async delete(key) {
      assertFileKey(key)
      await client.send(new DeleteObjectCommand(object(key)))
    },
  }
}

type NewObject = { readonly Bucket: string; readonly Key: string; readonly ContentType: string }

// S3 takes parts of at least 5 MiB; a stream's length is not known before its end.
const partLength = 8 * 1024 * 1024

/** A small file goes in one call, a larger one in parts; a broken one leaves nothing. */
async function putWhole(client: S3Client, object: NewObject, content: Readable): Promise<void> {
  const parts = partsOf(content)
  const first = await parts.next()
  const second = await parts.next()
  if (first.done || second.done) {
    const Body = first.done ? Buffer.alloc(0) : first.value
    await client.send(new PutObjectCommand({ ...object, Body, ContentLength: Body.length }))
    return
  }
  await putInParts(client, object, [first.value, second.value], parts)
}

async function putInParts(client: S3Client, object: NewObject, start: Buffer[], rest: AsyncIterable<Buffer>) {
  const place = { Bucket: object.Bucket, Key: object.Key }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
  const uploaded: { ETag: string | undefined; PartNumber: number }[] = []
  const upload = async (Body: Buffer) => {
    const PartNumber = uploaded.length + 1
    const { ETag } = await client.send(
      new UploadPartCommand({ ...place, UploadId, PartNumber, Body, ContentLength: Body.length }),
    )
    uploaded.push({ ETag, PartNumber })
  }
  try {
    for (const part of start) await upload(part)
    for await (const part of rest) await upload(part)
    await client.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: uploaded } }))
  } catch (error) {
    // The first error is the one to report; a store removes forgotten parts by its own lifecycle rule.
    await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => {})
    throw error
  }
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of content) {
    held.push(piece)
    length += piece.length
    if (length < partLength) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}

function connect(settings: S3Settings): S3Client {
  return new S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Many compatible stores do not know the newer checksum trailers; the content carries its own tags anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  })
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

function isFull(error: unknown): boolean {
  return (
    statusOf(error) === 507 || (error instanceof S3ServiceException && /StorageFull|QuotaExceeded/.test(error.name))
  )
}
