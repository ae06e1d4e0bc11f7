import { expect, test } from 'vitest'
import { inkBox, paperBrightness, pictureSize, whiten } from './picture.ts'

const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(40)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108006400c803012200021101031101ffd9', 'hex')

test('the size of a PNG and of a JPEG picture is read from its head', () => {
  expect(pictureSize(png(320, 90))).toEqual({ width: 320, height: 90 })
  expect(pictureSize(jpeg)).toEqual({ width: 200, height: 100 })
})

test('something else has no size', () => {
  expect(pictureSize(Buffer.from('%PDF-1.7 not a picture at all, but long enough'))).toBeUndefined()
  expect(pictureSize(jpeg.subarray(0, 12))).toBeUndefined()
})

function sheet(
  width: number,
  height: number,
  paper: number,
  ink: readonly (readonly [x: number, y: number])[],
  alpha = 255,
) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < pixels.length; at += 4) pixels.set([paper, paper, paper, alpha], at)
  for (const [x, y] of ink) pixels.set([20, 20, 60, 255], (y * width + x) * 4)
  return inkBox(pixels, { width, height })
}

test('the box goes around the ink', () => {
  const box = { x: 3, y: 2, width: 15, height: 6 }
  const ink = [
    [3, 4],
    [17, 2],
    [9, 7],
  ] as const
  expect(sheet(40, 20, 255, ink)).toEqual(box)
  expect(sheet(40, 20, 180, ink)).toEqual(box)
  expect(sheet(40, 20, 0, ink, 0)).toEqual(box)
})

test('an empty sheet has no ink', () => {
  expect(sheet(40, 20, 240, [])).toBeUndefined()
})

test('gray paper becomes white and ink stays dark', () => {
  const pixels = new Uint8ClampedArray([...Array(20).fill([200, 200, 190, 255]), [30, 30, 60, 255]].flat())
  whiten(pixels, paperBrightness(pixels))
  expect([...pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255])
  expect(Math.max(...pixels.subarray(80, 83))).toBeLessThan(100)
})
