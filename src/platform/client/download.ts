import { CallFailed } from './call-failed.ts'

/** Fetches a file and hands it to the browser to save; with a body it is asked for by POST. */
export async function download(url: string, body?: object): Promise<void> {
  const { content, name } = await fetchFile(url, body)
  save(content, name)
}

/**
 * Has the browser itself ask for a file and write it to the disk as it comes, however large it is: a script would hold
 * all of it in memory. By POST, so that nothing of what is sent stands in an address. A refusal would take the place of
 * the page, so whatever can be refused is asked for before.
 */
export function downloadByForm(url: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

/** A file with its name; a refusal is thrown like that of any call. */
export async function fetchFile(url: string, body?: object): Promise<{ content: Blob; name: string }> {
  const posted = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(url, { credentials: 'same-origin', ...posted }).catch(() => {
    throw new CallFailed(0, 'NETWORK', 'Network Error')
  })
  if (!response.ok) throw await failureOf(response)
  return { content: await response.blob(), name: nameIn(response.headers.get('content-disposition') ?? '') }
}

async function failureOf(response: Response): Promise<CallFailed> {
  const body = (await response.json().catch(() => null)) as { error?: { code: string; message: string } } | null
  const { code = 'SURPRISE', message = `The server answered ${response.status}.` } = body?.error ?? {}
  return new CallFailed(response.status, code, message)
}

export function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return encoded === undefined ? 'download' : decodeURIComponent(encoded)
}

function save(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the file by the next turn; some need the address until then.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
