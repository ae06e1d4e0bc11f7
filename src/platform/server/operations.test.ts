import { expect, it } from 'vitest'
import { headersOfFile } from './operations.ts'

const sent = (contentType: string, inline: boolean) => {
  const headers = headersOfFile({ fileName: 'a file.bin', contentType, inline })
  expect(headers['x-content-type-options']).toBe('nosniff')
  return [headers['content-type'], headers['content-disposition']?.split(';', 1)[0]]
}

it.each([
  ['application/pdf', 'application/pdf', 'inline'],
  ['image/png', 'image/png', 'inline'],
  ['image/jpeg', 'image/jpeg', 'inline'],
  ['text/calendar; charset=utf-8', 'text/calendar; charset=utf-8', 'inline'],
  ['text/plain; charset=utf-8', 'text/plain; charset=utf-8', 'attachment'],
  ['text/csv', 'text/csv; charset=utf-8', 'attachment'],
  ['image/svg+xml', 'application/octet-stream', 'attachment'],
  ['text/html', 'application/octet-stream', 'attachment'],
  [' Text/HTML ; charset=utf-8', 'application/octet-stream', 'attachment'],
  ['text/javascript', 'application/octet-stream', 'attachment'],
  ['application/xhtml+xml', 'application/octet-stream', 'attachment'],
  ['application/pdf, text/html', 'application/octet-stream', 'attachment'],
  ['', 'application/octet-stream', 'attachment'],
])('a file that is to be shown as “%s” leaves as %s, %s', (contentType, type, disposition) => {
  expect(sent(contentType, true)).toEqual([type, disposition])
  expect(sent(contentType, false)).toEqual([type, 'attachment'])
})

it('names the file for every browser, and no name ends the header', () => {
  const headers = headersOfFile({ fileName: 'Año "1";\r\nx: y.pdf', contentType: 'application/pdf', inline: true })
  expect(headers['content-disposition']).toBe(
    `inline; filename="A_o_1_x_y.pdf"; filename*=UTF-8''A%C3%B1o%20%221%22%3B%0D%0Ax%3A%20y.pdf`,
  )
})
