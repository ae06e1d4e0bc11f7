import { Link } from '#ui/navigation.tsx'

/** To the place where something is put right: a part of this screen, a form, the questionnaire. */
export function FixLink({ to, label }: { to: string; label: string }) {
  const [path, part] = to.split('#')
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (part === undefined || window.location.pathname.toLowerCase() !== path?.toLowerCase()) return
        // On this very screen the browser's own way keeps what was typed and moves the focus along.
        event.preventDefault()
        window.location.hash = part
      }}
    >
      {label}
    </Link>
  )
}
