import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../Button.tsx'
import { UiProvider } from '../UiProvider.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

function Sample({ staysMounted }: { staysMounted: boolean }) {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  return (
    <UiProvider navigate={() => {}}>
      <Button onClick={() => setState('open')}>New task</Button>
      {(state === 'open' || (staysMounted && state === 'closed')) && (
        <Dialog opened={state === 'open'} onClose={() => setState('closed')} title="Task">
          <Button onClick={() => setState('closed')}>Save</Button>
        </Dialog>
      )}
    </UiProvider>
  )
}

test.each([true, false])('a dialog mounted open gives the focus back; it stays mounted: %s', async (staysMounted) => {
  render(<Sample staysMounted={staysMounted} />)
  const opener = screen.getByRole('button', { name: 'New task' })
  opener.focus()
  fireEvent.click(opener)
  const save = await screen.findByRole('button', { name: 'Save' })
  save.focus()
  fireEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
