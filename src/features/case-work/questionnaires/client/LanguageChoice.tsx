import { SelectField } from '#ui/fields/SelectField.tsx'
import { type Language, useLanguage } from './language.tsx'

const OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
]

/** The employee's part in English or Spanish; official forms stay English. */
export function LanguageChoice({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { language, say } = useLanguage()
  return (
    <SelectField
      label={say.language}
      placeholder={null}
      value={language}
      options={OPTIONS}
      onChange={(value) => onLanguage(value === 'es' ? 'es' : 'en')}
    />
  )
}
