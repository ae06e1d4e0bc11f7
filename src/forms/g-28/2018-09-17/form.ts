import { form } from '#engine/form.ts'

export const g28 = form({
  id: 'g-28',
  edition: '2018-09-17',
  name: 'G-28',
  title: 'Notice of Entry of Appearance as Attorney or Accredited Representative',
  parts: [],
})
