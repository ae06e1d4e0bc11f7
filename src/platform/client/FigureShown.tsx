import { useNavigateTo } from '#ui/navigation.tsx'
import { FilterChips, FilterChoice } from '#ui/page/FilterChip.tsx'
import { operationNamed } from './operations.ts'
import { useOperation } from './use-operation.ts'

type Asked = { report?: string; measure: string; limit?: number }

/** What a figure is called; the reports stand above the lists. */
export const figureNamed = operationNamed<Asked, { title: string; line: string }>('reports.behind')

/** The figure whose records a list shows; × shows all of them again. */
export function FigureChip({ figure, onRemove }: { figure: string; onRemove: () => void }) {
  const { measure = '', ...asked } = Object.fromEntries(new URLSearchParams(figure))
  const { items } = useOperation(figureNamed, { ...asked, measure, limit: 1 })
  const label = items ? [items.title, items.line].filter(Boolean).join(', ') : '…'
  return <FilterChoice label="Counted in" value={figure} options={[{ value: figure, label }]} onChange={onRemove} />
}

type FigureShownProps = { of: string; figure: string; listPath: string }

/** The same above a list that keeps its other filters in its table. */
export function FigureShown({ of, figure, listPath }: FigureShownProps) {
  const navigate = useNavigateTo()
  return (
    <FilterChips label={of}>
      <FigureChip figure={figure} onRemove={() => navigate(listPath)} />
    </FilterChips>
  )
}
