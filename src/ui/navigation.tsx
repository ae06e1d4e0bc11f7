import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext } from 'react'

/** How the design system goes somewhere, without knowing which router the product uses. */
export type NavigateTo = (path: string, options?: { replace?: boolean }) => void

const NavigateContext = createContext<NavigateTo>((path) => window.location.assign(path))

export function NavigateProvider({ navigate, children }: { navigate: NavigateTo; children: ReactNode }) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}

export function useNavigateTo(): NavigateTo {
  return useContext(NavigateContext)
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** A real link: opens in a new tab when asked to, and otherwise moves within the product. */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const navigate = useNavigateTo()
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || target || opensElsewhere(event)) return
        event.preventDefault()
        navigate(to)
      }}
    />
  )
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
