import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '../UiProvider.tsx'
import { Gallery } from './Gallery.tsx'
import { SignInSample } from './SignInSample.tsx'

/** Every part of the design system in its states, for development and for the browser checks; never part of a build. */
function Root() {
  const [path, setPath] = useState('/visaCareManageCase')
  const signedOut = new URLSearchParams(window.location.search).has('signed-out')
  return (
    <StrictMode>
      <UiProvider navigate={setPath}>{signedOut ? <SignInSample /> : <Gallery path={path} />}</UiProvider>
    </StrictMode>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Root />)
