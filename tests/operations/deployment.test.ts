import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Environment } from '#platform/config.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const settings = new Set(Object.keys(Environment.shape))

type Manifest = { kind: string; name: string; lines: string[] }

/** Our manifests are plain YAML: what is looked at stands on lines of its own. */
function manifestsOf(file: string): Manifest[] {
  const text = readFileSync(join(deploy, 'kubernetes', file), 'utf8')
  expect(text, `${file} is indented with spaces`).not.toContain('\t')
  return text.split(/^---$/m).map((part) => {
    const lines = part.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    const kind = lines.find((line) => line.startsWith('kind: '))?.slice('kind: '.length) ?? ''
    const name = /\bname: ([\w-]+)/.exec(part.slice(part.indexOf('metadata:')))?.[1] ?? ''
    expect(lines[0], `${file} ${kind}`).toMatch(/^apiVersion: \S+$/)
    return { kind, name, lines }
  })
}

/** The names directly below `data:` or `stringData:`. */
function namesBelow({ lines }: Manifest, key: string): string[] {
  const from = lines.indexOf(`${key}:`)
  return lines.slice(from + 1).flatMap((line) => /^ {2}([A-Z0-9_]+): \S/.exec(line)?.[1] ?? [])
}

const manifests = readdirSync(join(deploy, 'kubernetes')).flatMap(manifestsOf)
const one = (kind: string, name: string) => {
  const found = manifests.filter((each) => each.kind === kind && each.name === name)
  expect(found, `${kind} ${name}`).toHaveLength(1)
  return found[0] ?? { kind, name, lines: [] }
}
const textOf = (manifest: Manifest) => manifest.lines.join('\n')

describe('the Kubernetes manifests', () => {
  it('are those of a whole installation', () => {
    expect(manifests.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'ConfigMap visacare',
      'Deployment node',
      'Deployment worker',
      'Ingress visacare',
      'Namespace visacare',
      'PodDisruptionBudget node',
      'Secret visacare',
      'Service visacare',
    ])
  })

  it('set nothing that is not a setting, and together all that several nodes need', () => {
    const set = [
      ...namesBelow(one('ConfigMap', 'visacare'), 'data'),
      ...namesBelow(one('Secret', 'visacare'), 'stringData'),
    ]
    expect(set.filter((name) => !settings.has(name))).toEqual([])
    expect(set).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'ENCRYPTION_KEYS', 'PUBLIC_URL', 'WORKER', 'S3_BUCKET']),
    )
    expect(new Set(set).size, 'each once').toBe(set.length)
  })

  it('ask a node whether it is ready and alive, and run the worker beside it', () => {
    const node = textOf(one('Deployment', 'node'))
    expect(node).toMatch(/readinessProbe: .*path: \/readyz/)
    expect(node).toMatch(/livenessProbe: .*path: \/healthz/)
    expect(textOf(one('Deployment', 'worker'))).toContain('command: [node, dist/server/worker.mjs]')
    for (const name of ['node', 'worker'])
      expect(textOf(one('Deployment', name))).toContain(
        'envFrom: [{ configMapRef: { name: visacare } }, { secretRef: { name: visacare } }]',
      )
  })
})

it('the compose file sets nothing that is not a setting', () => {
  const compose = readFileSync(join(deploy, 'compose.yaml'), 'utf8')
  const block = /environment: &settings\n((?: {4}\S.*\n)+)/.exec(compose)?.[1] ?? ''
  const names = [...block.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name)
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !settings.has(name))).toEqual([])
})
