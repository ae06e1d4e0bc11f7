import { useNavigateTo } from './navigation.tsx'

/** Filters of a list that live in the address: they can be linked to, and the way back finds them again. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const navigate = useNavigateTo()
  const asked = new URLSearchParams(window.location.search)
  const filters = Object.fromEntries(names.map((name) => [name, asked.get(name) ?? ''])) as Record<Name, string>
  const set = (changed: Partial<Record<Name, string>>) => {
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changed) as [Name, string][]) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const query = next.toString()
    navigate(`${window.location.pathname}${query && `?${query}`}`)
  }
  const isSet = names.some((name) => filters[name] !== '')
  return {
    filters,
    set,
    isSet,
    /** A second press takes it off. */
    toggle: (name: Name, value: string) =>
      set({ [name]: filters[name] === value ? '' : value } as Partial<Record<Name, string>>),
    clear: () => set(Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>),
  }
}
