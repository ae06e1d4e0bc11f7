import type { Page } from 'playwright-core'
import { callsOf } from '../making/making.ts'
import { hold, same } from '../row.ts'
import type { Json, Server } from '../server.ts'
import { at, from, type Look, type Steps } from './steps.ts'

/** A page that stands below no heading: nothing is unfolded there by itself. */
const HOME = '/clientDashboard'
const MOVED = 'visaCareManageCase'
const NESTED = 'visaCareFileUploadView'

/** Decisions §13: the menu of somebody of a role, held against the permission rows as the administrator reads them. */
export const atTheOwnMenu = (server: Server, roleId: number): Steps =>
  from(unfolded, {
    [`The menu of role ${roleId} has its permission rows and nothing else`]: async (page) => {
      const rows = await rowsOf(server, roleId)
      const heads = under(rows, null)
      const names = heads.map(nameOf)
      same(await linesOf(page), names, 'The menu')
      for (const [index, head] of heads.entries()) {
        const below = under(rows, head.permission_id).map(nameOf)
        if (below.length === 0) continue
        await page.getByRole('navigation').first().getByText(nameOf(head), { exact: true }).click()
        const opened = names.toSpliced(index + 1, 0, ...below)
        await page.waitForFunction(lineCount, opened.length)
        same(await linesOf(page), opened, `The menu with ${nameOf(head)} open`)
      }
    },
    [`A permission row is in the menu of role ${roleId} as it was saved`]: async (page) => {
      const rows = await rowsOf(server, roleId)
      const row = (name: string) => rows.find(({ permission_name }) => permission_name === name) ?? {}
      const [moved, nested] = [row(MOVED), row(NESTED)]
      const heads = under(rows, null).filter(({ permission_id }) => under(rows, permission_id).length > 0)
      // Another one than where they stand now.
      const head = heads.find(
        ({ permission_id: id }) => ![moved, nested].some((each) => each.parent_permission_id === id),
      )
      const { post } = callsOf(await server.signIn('admin@visacare.demo'), '/loginapi/api/')
      const save = (saved: Json, changes: Json) => post('saveAapermissions', { ...asSaved(saved), ...changes })
      const [top, sub] = [`Our matters of role ${roleId}`, `Our papers of role ${roleId}`]
      try {
        await save(moved, { description: top, icon: head?.icon, position: 0, parent_permission_id: null })
        await save(nested, { description: sub, position: 0, parent_permission_id: head?.permission_id })
        await page.reload()
        await unfold(page)
        const [first = ''] = await linesOf(page)
        same(first, top, 'The first entry of the menu')
        const [own, icons] = [await iconAt(page, top), new Set<string>()]
        same(own, await iconAt(page, nameOf(head)), 'The icon of the entry')
        for (const each of heads) icons.add(await iconAt(page, nameOf(each)))
        hold(icons.size > 1, 'All icons are the same.')
        await page.getByRole('navigation').first().getByText(nameOf(head), { exact: true }).click()
        await page.getByRole('navigation').first().getByText(sub, { exact: true }).waitFor()
        const lines = await linesOf(page)
        same(lines[lines.indexOf(nameOf(head)) + 1], sub, `The first entry below ${nameOf(head)}`)
        const link = page.getByRole('navigation').first().getByRole('link', { name: top, exact: true })
        same(await link.getAttribute('href'), `/${MOVED}`, 'Where the entry leads')
      } finally {
        for (const each of [moved, nested]) await save(each, {})
      }
    },
  })

const unfolded: Look = async (page, context) => {
  await at(HOME)(page, context)
  await page.reload()
  await unfold(page)
}

async function unfold(page: Page): Promise<void> {
  const [closed, open] = ['Show menu texts', 'Show icons only'].map((name) => page.getByRole('button', { name }))
  await open?.or(closed ?? open).waitFor()
  if ((await closed?.isVisible()) === true) await closed?.click()
  await open?.waitFor()
}

/** The rows of the menu that a role holds; a right is named noun:verb and is none. */
async function rowsOf(server: Server, roleId: number): Promise<Json[]> {
  const { list } = callsOf(await server.signIn('admin@visacare.demo'), '/loginapi/api/')
  const rows = await list('getallAapermissions/')
  return rows.filter(
    ({ role, permission_name }) => (role as number[]).includes(roleId) && !String(permission_name).includes(':'),
  )
}

const under = (rows: readonly Json[], parent: unknown): Json[] =>
  rows
    .filter(({ parent_permission_id }) => parent_permission_id === parent)
    .sort((one, other) => Number(one.position) - Number(other.position))

const nameOf = (row: Json | undefined) => String(row?.description)

const asSaved = ({ permission_id, permission_name, description, icon, position, parent_permission_id }: Json) => ({
  ...{ permission_id, permission_name, description, icon, position, parent_permission_id },
})

/** What the menu reads, from top to bottom. */
const linesOf = async (page: Page) =>
  (await page.getByRole('navigation').first().innerText()).split('\n').filter((line) => line.trim() !== '')

const lineCount = (count: number) =>
  document
    .querySelector('nav')
    ?.innerText.split('\n')
    .filter((line) => line.trim() !== '').length === count

const iconAt = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByText(name, { exact: true }).locator('..').locator('svg').first().innerHTML()
