import { wagesOf } from '#compliance/labor-conditions/checks.ts'
import { said } from '#compliance/labor-conditions/looked.ts'
import { showDate } from '#formats/dates.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { readFile } from '#platform/files/receive.ts'
import { type FileReply, implement } from '#platform/operation/context.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import { items, wantsCertified } from '../checklist.ts'
import { inspection } from '../contract.ts'
import { type Entry, gapsOf, isChecked, publicLackWords, titleOf } from '../entries.ts'
import { addRequest, bundleFile, fileByLink, type HeldRow, heldItems, lcaOfFile } from './store.ts'
import { entriesOfLca } from './view.ts'

export const inspectionHandlers = implement(inspection, {
  open: async (context, { token }) => {
    const { db, now, asSystem, refuse, audit } = context
    return asSystem('a visitor’s link', async () => {
      const file = await fileByLink(db, hashToken(token), now)
      if (!file) return refuse('LINK_ENDED')
      const of = await lcaOfFile(db, file)
      const held = await heldItems(db, file.id)
      const entries = await entriesOfLca(db, of, held)
      await addRequest(db, file, { how: 'online', at: now, items: 'Opened', requester: '', byName: 'Visitor link' })
      audit({ subject: `lca:${file.lcaId}`, companyId: file.companyId })
      const [begins, ends] = [said(of.known, lca.lcaBeginsOn), said(of.known, lca.lcaEndsOn)]
      const sites = said(of.known, lca.lcaWorksites) ?? []
      const { offered } = wagesOf(of.known)
      return {
        ...{ company: of.companyName, job: said(of.known, lca.lcaJobTitle) ?? '' },
        // Who keeps it at the company's own office often writes its name there; it stands before the address already.
        address: file.custodianPlace.replace(`${of.companyName}, `, ''),
        workers: said(of.known, lca.lcaWorkers) ?? null,
        pay: offered === undefined ? '' : `${dollars(offered)} a year`,
        place: [...new Set(sites.map(({ city, state }) => [city, state].filter(Boolean).join(', ')))].join('; '),
        period: begins && ends ? `${showDate(begins)} to ${showDate(ends)}` : '',
        lcaNumber: of.number,
        filedOn: said(of.known, lca.lcaFiledOn) ?? null,
        withdrawnOn: of.withdrawnOn,
        custodian: {
          ...{ name: file.custodianName, place: file.custodianPlace },
          ...{ phone: file.custodianPhone, hours: file.custodianHours },
        },
        documents: entries.flatMap((entry) => (isShown(entry) ? [shownDocument(entry)] : [])),
        missing: [
          ...gapsOf(entries).map((entry) => ({
            title: titleOf(entry, 'publicly'),
            says: entry.lack ? publicLackWords[entry.lack] : '',
          })),
          ...(wantsCertified(held.filter(isChecked), said(of.known, lca.lcaCertifiedOn))
            ? [{ title: items.P1.publicly, says: publicLackWords['filed copy'] }]
            : []),
        ],
        allPages: file.bundleFileId === null ? null : file.bundlePages,
      }
    })
  },

  document: async (context, { token, what, place }): Promise<FileReply> => {
    const { services, now, refuse } = context
    const system = services.database.read({ kind: 'system' })
    const file = await fileByLink(system, hashToken(token), now)
    if (!file) return refuse('LINK_ENDED')
    const found =
      what === 'all'
        ? file.bundleFileId !== null && (await bundleFile(system, file.bundleFileId))
        : (await heldItems(system, file.id)).find(
            (each) => each.item === what && each.place === place && isChecked(each),
          )
    if (!found) return refuse('NO_ITEM')
    const shown = what === 'all' ? 'All' : items[what].publicly
    await services.database.transaction({ kind: 'system' }, (tx) =>
      addRequest(tx, file, { how: 'online', at: now, items: shown, requester: '', byName: 'Visitor link' }),
    )
    return {
      stream: await readFile(services, filePlace(found)),
      fileName: found.name,
      contentType: found.contentType,
      inline: true,
    }
  },
})

type HeldEntry = Entry<HeldRow> & { held: HeldRow }

/** A visitor sees what a person has looked at for what must stay out, and nothing else. */
const isShown = (entry: Entry<HeldRow>): entry is HeldEntry => entry.held !== undefined && isChecked(entry.held)

const shownDocument = (entry: HeldEntry) => {
  const { item, place, says, pages } = entry.held
  return { item, place, title: titleOf(entry, 'publicly'), says: says || items[item].says, pages }
}
