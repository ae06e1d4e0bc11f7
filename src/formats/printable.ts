const HAN_FIRST = 0x4e00

/** Spaces and what is never drawn, such as a joiner, miss nothing on the paper. */
const NOT_DRAWN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** The characters of a text that no page can show, each once: their place is left blank, and who typed them is told. */
export const unprintable = (text: string): string =>
  [...new Set(text)].filter((character) => !NOT_DRAWN.test(character) && !isHad(character.codePointAt(0) ?? 0)).join('')

function isHad(code: number): boolean {
  table ??= { ranges: rangesOf(RANGES), han: Uint8Array.from(atob(HAN), (byte) => byte.charCodeAt(0)) }
  const at = code - HAN_FIRST
  const bits = at < 0 ? undefined : table.han[at >> 3]
  if (bits !== undefined) return ((bits >> (at & 7)) & 1) === 1
  return table.ranges.some(({ from, to }) => code >= from && code <= to)
}

type Range = { from: number; to: number }
/** Read at the first use: most pages never ask. */
let table: { ranges: Range[]; han: Uint8Array } | undefined

function rangesOf(written: string): Range[] {
  let last = 0
  return written.split(' ').map((range) => {
    const [way = 0, longer = 0] = range.split('-').map((part) => Number.parseInt(part, 36))
    const from = last + way
    last = from + longer
    return { from, to: last }
  })
}

/**
 * The characters that the fonts of the paper have, read from their glyphs (src/paper/fonts/printable-table.ts, whose test
 * tells when they differ). RANGES: the way from the range before and how much longer than one, in base 36. HAN: one bit for
 * each character from U+4E00 on, in base 64.
 */
export const RANGES =
  '0-0 d-0 j-2m y-ba 2-8n 5-1 5-4 6-6 2-0 2-j 2-17 2-8z 7-3 38-1i 9-q 6-4 c-73 29-1b 6p-u 2-1 7-6f 3td-' +
  '12 2-1 7-5m 1g-4d 3-0 2-2h 7-l 3-5 3-11 3-5 3-7 2-0 2-0 2-0 2-u 3-1g 2-e 2-d 3-5 2-i 3-2 2-8 b-0 2-5' +
  ' 2-k 4-l 3-0 2-0 3-2 2-0 3-1 f-0 c-5 b-k 2-4 c-l 4-0 8-0 1b-0 g-3 2-1 2-1 a-0 3-1 2-0 7-2 4-0 8-0 v-' +
  '1 5-1 7-3 12-0 c-s 2-0 2-4 2-11 5-b l-0 2-1 3-3 2-1 3-0 2-2 2-0 4-1 3-3 2-0 3-7 2-0 6-3 6-0 6-0 2-0 ' +
  '3-0 8-3 7-0 6-2 2-3 7-5 3-1 2-2 5-7 3-1 a-2 c-2 m-1 i-1 b-1 j-0 k-0 4-0 a-0 2-0 2-0 4-2 6-1 5-2 3-0 ' +
  '8l-1e a-2v 9-1r 5-s 8-2t 3-u 5-a 5-4 2-c 2-1 c-j u-f 3-0 9-2 2-a c-0 15-0 6-0 3-0 2-1 a-0 f-0 v-0 8-' +
  '0 4-2 5-1 4-0 g-1 2-0 2-0 e-0 2-0 n-0 e-0 po-d 5-1 c-9 8o-d 4-6 2-0 bi-0 16-0 cf-5 2-i 3-4 m-0 b-2d ' +
  '3-5 2-2n 1e-1e 2-15 42-s 5-2 e-e w-0 1e-e h-1a 2-l 3-0 3-i 2-2 2-0 2-h 2-d 2-0 15-7 9-1 4-3 2-c a-9 ' +
  '9-0 2-0 1kv-0 l1f-1 5s-a 2v-4 4k-9 4n-v h1-0 4c-8mb 6t4-0 w-0 j-0 l-0 4e-1 r-p 2-4 2-0 2-1 2-1 2-3g ' +
  'h-cc 3-1h 8-0 x-f h-2 5-2 7-3 i-f 3-8 x-4 2-3q 3-0 2-v r-5 r-3 3-a 5-a 2u-6 2zb-2 2dd-9 16z0-0 2z-4'

export const HAN =
  'j3/7f/Y9Vf+s+/3zRwILQGX/Pt/3e22c/+775zp97agC5oP/9YxVNcjgq/+5knnYWKvSKev/YIA8xJP9e+dqRWC6Vpd6f0BWiNNh' +
  'FCAQ9OkhIQIDqDO8TCSiYkTocCgK1woUhQIEBID7e3cUJHv7O2c35hp1nf848bpCONOua7/PZdYvsW/Jr588U3i6hiegjiMd6A8/' +
  'PtKqKmXjlAAFx2eh4SZLRADOq+f+1d/Ku4V0OmClbWNIiA5/0ot//+87Wv/v6Mv7NntNT/+bVAXuOVXYdS74vx6p1/O/9uJnDLTS' +
  'glMIndSL0XuWaVDydOBZn48St4Be62owMl60ep2sYEPTkMmYMlaKBHCYGxQfUh3gwAgCLICAEAYEkO0faD/mWY8EkIj3iU+F9IP8' +
  'U6/IGHwZDAjfah0BjMg8txGgkDflKCJCE4QzBBM0kkciGiBCKwKM1gADCFSiFCKAENjPJpSicJe07pIXlsvyBaVFWCPeJcxCON8E' +
  'SkAOnzVoHUCK+hMKkSmCVhBDBiAExATwhAAABAwABCxRBhJUEUsKAgAAGsAABBDVAAEAu798Hisku7uo/39MeeP0Eg3otkMh31bP' +
  'cjW1MBL/J+8rQn/AAoYGMdMfDjvqoRIIBAJzpUEozEhSTNBiEGCAHAEpAJoQAAQYACIAAIAkIDAAaO7LnmhukXM/4OiLOTUQMMgO' +
  'AFz/24z71uEo6EMMBk6ICQXQ3R+du4nhpqJWIQXtI1Y+i5q3H60TAme4MniyxzOTbCPpf+R1OuOPIpwOLCUmvL9pvxoy1KxJv3YZ' +
  '4Awitcv7WQ5D4yCM2QgQgBBdIiSMQeFABEgRJJATxEDEDRcAQAAkgUD954121Jnpi3s+Ccj/S9IVBv7ddxkiuvR337/v8/rwhkNC' +
  '7j+NBOZs+qHQjmvGDI3XRYmvf51dWOJFTAtmVKVnuBlYQzRQ5PYFFEGAogAHvABuRhB6pRcnYIVBVBAAQAECBCEgyHDLIJPiakwY' +
  'tQCAWouasrqBMnrYxALl88MMzdQ4sqGhctgemvzk1sPRRJZTwiHESRBSkAJAPkECvfMJr/HowP26pU3TS9I/5//Qshqhde+v+QNa' +
  'xB93tdI76L/fymAGDpxzf3c7sv8L0MBqoJioxaFrFlUvNIULwCcWM/kFnj8hMaIEBLh2T+y6c9dnMhmBaZZIinwRywEgBKgEDIDD' +
  'Co8iZpAIAYtiAAKSEWCDEAFeAAkEAAiIAAEACDAABCCfAIRmyFIJAv6GGBreLmwMAgy4jCfo/AsCjCgi4KD7j9bHtWHHRrH8Fwdd' +
  'Zm6zXY7+bg7/Mhb5ai/N632SWITOoE4ue/rtHlZJ1pARJFM6+tvPJJHxGEJjU1mqG6B/+y57uhRFGGRYiYDIAMBtkkGxpITWLKaI' +
  'uuR3AxADRoI6AB2+SkHgKBDZVGAVFRJzgBCSAEoCDwIGQBPIAAAAACJMyBAgAgCQAEEAuGHxIUZ0MgD4ij8PhQCL0LuAIgAGeQdC' +
  'gEMQIFYAUvBDDCUQhDCDAREqQghBMQDhYAACQAABKAA14++BMUSqxsIk5hOsBIABsNUDXmGFSgfznz0KROj4Jl7SwzCghQAJtAVA' +
  'kEpCiATKjQwF5wNCoSYGQWiGAQxkVX2QAgCg3gEgyUCLSAFQgAMBJACABFBdwNCAEKAK12i7r00h2RI+dQydh8jI1qY72D9zvCd0' +
  'S9wPE9YrNKGLdS452Y0wVFAIjARt1ElLAhBAF4ds5deJOMAWU5I7AM51o+AViwADDG4ZAOIxcAbApTYpqAAggBis+kjxBzL2teky' +
  'ld+hUOUgAPyUEMJyqp2qhj9WYg4zBoCRlCSiQA5CUAwQXMMD6fyloYAFM+QABMBACe5LKiaB2KoBKU1okFQJQIy6ReCDAAgI0adb' +
  'Ie6xYfcIhBgIaNZvpEGmXI0yS3FdKlfgu1cthUCmSuEosTDGPxIB0xIKJnNkglCAmNKAwgQAwQMgAAARADh4Biqm+bZEDnKjdeDS' +
  'gYEATXUskQ+HmCkGXBgBQEZB4gIAAAAWQHAWzACMBgUBkxAIEggESEBIAEyCLDACACYBAASAAIj/v+/n//+//+/v//3/+/6///9/' +
  'BTQAs4UHT7dCIlQQ5JKDBbMiVDSBY0oLGHs49RPlB+qpTDxUxQKGk8DZGki9N+6W9F9wwH6yv1815OdfTQCQTkNAXTsGoWoT/wWF' +
  'Aj1IBQjMTxQIAKg1GFh3cdXZDr37S5GKAIVAwV3mFO2Gs3L/m2Oy/b7b+4iSDv7TshyAuXoX6YYX3fv/oDlgQgxZAQ/fN6OUWLEj' +
  'hgcjWvgKMfEDAjFAQoIeSjpqBYRbkRICgBS3Ei5LoGlQAZABEKqEQjigPwhHwEIQBxROsYCQGlDfgQICoikwEAaAiOAAQgCEIgAR' +
  'AOATVARYAv4HPCgwmJ9zBNHuE8sQ4h9DzSesVS5CksiAW6gCeUBR+SwpiIAEuSgkUQwOCCFUBEooBGgIBgAGEnEwnCo+W6XgNilE' +
  'EhQokpBuwjSTPgEbc5QUDW4iDFEIEhBAwEAAhIjKiMAEgIQIgPffR3ToiBgAjVXJqSgkWlwCATdISWoPAqQ2KEVRMAWSgLhEGNVo' +
  'CkWXUJAqQhgIAgBCABVAkIUACQABAP/v/fd///7///v////9/7////8AwhcgBAYMCAckNhBhh5/RuZ9EClhFJAAQMAlQ4P7/////' +
  '/3l/3yj5ADIMEoIIATrVWNjC7BqdqC8glxDgDNYjJpcPBoJAslWQoqQZUACYBUQAfASABAAAeSgSGCgAhgiLECAAgML7///+7/vf' +
  'CMvH/rZBO/90b5kjf67f7k/gZlu27L8bL2PwtR0JqipO1HtPssSLOMapsGEUAABCDKAGAkj+lWQ+1vfjpDqHHBzkMAXA/0K5ygAA' +
  'kABgMkAAEpCAEAmACFQAEkApQAodAGCAAACBBAAQJAwVQAABAUXZBEAQKBAIAVQgUACQwASAUAAAAATCACIAAAAAABADAAAgQQAA' +
  'CgAACKCA4P+9/v////9/f+f7v///9////+9+//ff9/bf+/6/z4CNjloDvSEECoAAQAEA7/9/f//3tgbFfrj1uzGY/hf9JWDtsRuJ' +
  'BNl78/JmCA2PzUrT50hQgCQFQwQATFonIlgQMigXEUmoFAAACAgQwH5oiG4RjwUCMJEZQPAwTYAA8f//t9v994UCAABALt+E6xRw' +
  'KDYdYRNRAGAkCrQAqP/3tPOt/wMgERgAcgElIQRgBoAgwAwCAAGBACAgIAwA8vv/953P/b8hwxU3mBqDauyQCgiBCICogQYYvuMS' +
  'BACAEACIQM6AAW8QAkGCVggeASMAQDcdCBLgAU7AAYQEgQAAkOZpN9z/a/89+Pz586QKWACIQgQISBkACAABAhITEAQAgIIABBCK' +
  'EA1GgIgCQKAEJwAAAMxvv+7n/t+iXdg/K8GGGa6gYCYw/xjyF/ulh9B6gGmpAgeQgGoQzBeAzxTEgPk/IL4BAAAAAAAAAAAAAAA='
