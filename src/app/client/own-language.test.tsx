import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Role } from '#formats/roles.ts'
import { OwnLanguageChoice } from '#identity/own-settings/client/own-language.tsx'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { enterSession, leaveSession } from '#identity/sessions/client/session.ts'
import { useSay } from '#ui/say.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import { OwnLanguage } from './SignedIn.tsx'

afterEach(() => {
  cleanup()
  act(() => leaveSession())
  vi.unstubAllGlobals()
})

function Page() {
  const say = useSay()
  return (
    <label>
      {say('Messages')}
      <input />
    </label>
  )
}

test('another language keeps the page and what was just typed into it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  const AUTHDATA = { userProfile: [{ userautoid: { id: 7, companyAutoid: {} }, roleFkId: { roleId: Role.employee } }] }
  enterSession({ AUTHDATA, Token: 'one', rights: [] } as unknown as StoredSession)
  render(
    <UiProvider navigate={() => {}}>
      <OwnLanguage>
        <OwnLanguageChoice />
        <Page />
      </OwnLanguage>
    </UiProvider>,
  )
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'typed' } })
  fireEvent.click(screen.getByRole('button', { name: 'Leer en español' }))
  expect(await screen.findByLabelText('Mensajes', {}, { timeout: 20_000 })).toBe(field)
})
