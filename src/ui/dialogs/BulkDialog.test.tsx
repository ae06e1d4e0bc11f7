import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import { useBulk } from './use-bulk.tsx'

afterEach(cleanup)

const people = [
  { id: 1, name: 'Ada Juniper' },
  { id: 2, name: 'Ben Alder' },
]

function List({ run, onDone }: { run: (id: number) => Promise<string>; onDone: () => void }) {
  const bulk = useBulk<(typeof people)[number]>({
    keyOf: ({ id }) => String(id),
    labelOf: ({ name }) => name,
    onDone,
  })
  const ask = () =>
    bulk.ask({
      rows: people,
      title: 'Invite 2 people?',
      text: 'Each gets a link.',
      confirmLabel: 'Invite',
      run: ({ id }) => run(id),
    })
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      {bulk.dialog}
    </>
  )
}

const show = (run: (id: number) => Promise<string>, onDone = vi.fn()) => {
  render(
    <UiProvider navigate={() => {}}>
      <List run={run} onDone={onDone} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  return onDone
}

test('nothing happens before it is confirmed, and each name is shown', () => {
  const run = vi.fn(async () => 'invited')
  show(run)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ada Juniper', 'Ben Alder'])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(run).not.toHaveBeenCalled()
})

test('one refusal stops no other row, and each row says what became of it', async () => {
  const onDone = show(async (id) => {
    if (id === 1) throw new Error('This person has a login already.')
    return 'invited'
  })
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  await screen.findByText('1 of 2 done.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Juniper: This person has a login already.',
    'Ben Alder: invited',
  ])
  expect(onDone).not.toHaveBeenCalled()
  const [last] = screen.getAllByRole('button', { name: 'Close' }).slice(-1)
  fireEvent.click(last as HTMLElement)
  expect(onDone).toHaveBeenCalledOnce()
})
