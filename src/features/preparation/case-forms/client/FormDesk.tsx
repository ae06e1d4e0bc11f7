import { useCallback, useEffect, useMemo, useState } from 'react'
import { showDate } from '#formats/dates.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import { hrefOf } from '#platform/client/call.ts'
import { type OpenedPages, openPages } from '#platform/client/page-canvas.ts'
import { caseFormsApi } from '#preparation/client/api.ts'
import { questionnairePath } from '#preparation/questionnaires/paths.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import type { CaseFormRow, CaseFormView, FormLayout } from '../records.ts'
import { DeskHeader } from './DeskHeader.tsx'
import styles from './form-screen.module.css'
import { ItemList } from './ItemList.tsx'
import { indexItems } from './items.ts'
import { CannotPrint, Overflow } from './Overflow.tsx'
import { PagePicture } from './PagePicture.tsx'
import { useLiveForm } from './use-live-form.ts'
import { useSaving } from './use-saving.tsx'

type FormDeskProps = { loaded: CaseFormView; form: FormOnPaper; layout: FormLayout; all: readonly CaseFormRow[] }

/** The official page beside its items. Whatever is typed stands on the page at once. */
export function FormDesk({ loaded, form, layout, all }: FormDeskProps) {
  const [view, setView] = useState(loaded)
  const live = useLiveForm(view, form, layout)
  const saving = useSaving(view, live, setView)
  const index = useMemo(() => indexItems(form), [form])
  const [selected, setSelected] = useState<string | undefined>(() => itemInAddress(index.byKey))
  const [partId, setPartId] = useState(
    () => index.byKey.get(selected ?? '')?.part.id ?? form.paper.form.parts[0]?.id ?? '',
  )
  const [page, setPage] = useState(() => index.byKey.get(selected ?? '')?.page ?? 0)
  const [scale, setScale] = useState(1.15)
  const pages = usePages(layout.available, view)
  const missing = useMemo(
    () => new Set(live.progress.missing.flatMap((key) => index.byKey.get(key)?.fields ?? [])),
    [live.progress, index],
  )
  const select = useCallback(
    (key: string | undefined) => {
      setSelected(key)
      const placed = index.byKey.get(key ?? '')
      if (!placed) return
      setPartId(placed.part.id)
      if (placed.page !== undefined) setPage(placed.page)
    },
    [index],
  )
  // The same function for every key press: the boxes of the page are not drawn anew for it.
  const selectField = useCallback((field: string) => select(index.byField.get(field)), [select, index])
  const toNextMissing = () => {
    const order = index.items.map(({ key }) => key)
    const open = live.progress.missing
    select(open.find((key) => order.indexOf(key) > order.indexOf(selected ?? '')) ?? open[0])
  }
  const part = live.progress.parts.find(({ id }) => id === partId)

  return (
    <div className={styles.screen}>
      <DeskHeader
        {...{ view, all, live, saving }}
        isProof={layout.proof !== null}
        onView={setView}
        onNextMissing={toNextMissing}
      />
      {layout.proof && <ProofNotice name={view.name} mayAddBlank={layout.proof.mayAddBlank} />}
      {view.filed && <FiledNotice view={view} filed={view.filed} />}
      <div className={layout.available ? styles.desk : styles.deskWithoutPage}>
        {layout.available ? (
          <div className={styles.left}>
            <PageBar page={page} pages={layout.pages.length} scale={scale} onPage={setPage} onScale={setScale} />
            <Scrollable className={styles.scroll} label={`Picture of page ${page + 1}`}>
              <PagePicture
                {...{ page, layout, pages, scale, missing }}
                values={live.paper.values}
                selected={new Set(index.byKey.get(selected ?? '')?.fields)}
                isBound={(field) => index.byField.has(field)}
                onSelect={selectField}
              />
            </Scrollable>
          </div>
        ) : (
          <p className={styles.notice}>
            The pages of this edition of Form {view.name} cannot be shown. Everything below is kept.
          </p>
        )}
        <section className={styles.right} aria-label="Items of the form">
          <label className={styles.partChoice}>
            <span>Part</span>
            <select
              value={partId}
              onChange={(event) => {
                setPartId(event.target.value)
                const first = index.items.find(
                  ({ part: own, page: at }) => own.id === event.target.value && at !== undefined,
                )
                if (first?.page !== undefined) setPage(first.page)
              }}
            >
              {live.progress.parts.map(({ id, title, percent, total }) => (
                <option key={id} value={id}>
                  {`Part ${id}. ${title}${total > 0 ? ` (${percent} %)` : ''}`}
                </option>
              ))}
            </select>
          </label>
          {part && part.total > 0 && (
            <p className={styles.dimmed}>
              {part.answered} of {part.total} answered in this part.
            </p>
          )}
          <ItemList
            {...{ view, live, selected }}
            items={index.items.filter(({ part: own }) => own.id === partId)}
            errors={saving.errors}
            onSelect={select}
          />
          <CannotPrint form={form.paper.form} look={live.look} />
          <Overflow form={form.paper.form} paper={live.paper} />
        </section>
      </div>
      {saving.dialogs}
    </div>
  )
}

function itemInAddress(byKey: ReadonlyMap<string, unknown>): string | undefined {
  const wanted = new URLSearchParams(window.location.search).get('item')
  return wanted !== null && byKey.has(wanted) ? wanted : undefined
}

function usePages(available: boolean, { formId, edition }: CaseFormView): OpenedPages | undefined {
  const [pages, setPages] = useState<OpenedPages>()
  useEffect(() => {
    if (!available) return
    const opening = openPages(hrefOf(caseFormsApi.blank, { formId, edition }))
    // Without the picture the list still has everything.
    opening.then(setPages, () => setPages(undefined))
    return () => void opening.then(({ close }) => close()).catch(() => {})
  }, [available, formId, edition])
  return pages
}

type ProofNoticeProps = { name: string; mayAddBlank: boolean }

/** What these pages are, why, and what to do about it. */
function ProofNotice({ name, mayAddBlank }: ProofNoticeProps) {
  return (
    <p className={styles.proof} role="note">
      <strong>Proof, not the official form.</strong> The official blank of Form {name} is not in the form library yet,
      so VisaCare draws its items and boxes itself. Typing, explanations and PDF work as usual; filing needs the
      official blank.{' '}
      {mayAddBlank ? (
        <Link to="/visaFormsUpload">Add it in the Form Library</Link>
      ) : (
        'An administrator adds it in the Form Library.'
      )}
    </p>
  )
}

type FiledNoticeProps = { view: CaseFormView; filed: NonNullable<CaseFormView['filed']> }

/** That this is what the agency has, and what is answered otherwise today. */
function FiledNotice({ view, filed }: FiledNoticeProps) {
  const { on, byName, package: number, changedSince } = filed
  return (
    <p className={styles.notice} role="note">
      Form {view.name} was filed on {showDate(on)} with package {number}
      {byName && ` by ${byName}`}.{' '}
      {view.preparedElsewhere
        ? 'A PDF prepared elsewhere went out in its place: this page shows the answers of that day.'
        : 'This is what was filed; it stays as it is.'}{' '}
      {changedSince.length > 0 && `Answered otherwise since then: ${changedSince.join(', ')}. `}
      <Link to={questionnairePath(view.typeId, view.caseId)}>Today’s answers</Link>
    </p>
  )
}

type PageBarProps = {
  page: number
  pages: number
  scale: number
  onPage: (page: number) => void
  onScale: (scale: number) => void
}

const STEP = 0.15
const SMALLEST = 0.55
const LARGEST = 2.35

/** Which page, and how large. */
function PageBar({ page, pages, scale, onPage, onScale }: PageBarProps) {
  return (
    <div className={styles.pageBar}>
      <IconButton
        size="small"
        label="Previous page"
        icon={<IconChevronLeft size={16} />}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <label className={styles.pageChoice}>
        <span className="visually-hidden">Page</span>
        <select value={page} onChange={(event) => onPage(Number(event.target.value))}>
          {Array.from({ length: pages }, (_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <option key={each} value={each}>{`Page ${each + 1} of ${pages}`}</option>
          ))}
        </select>
      </label>
      <IconButton
        size="small"
        label="Next page"
        icon={<IconChevronRight size={16} />}
        disabled={page === pages - 1}
        onClick={() => onPage(page + 1)}
      />
      <span className={styles.zoom}>
        <Button size="small" disabled={scale <= SMALLEST} onClick={() => onScale(scale - STEP)}>
          Smaller
        </Button>
        <Button size="small" disabled={scale >= LARGEST} onClick={() => onScale(scale + STEP)}>
          Larger
        </Button>
      </span>
    </div>
  )
}
