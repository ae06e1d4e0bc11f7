import { form } from '#engine/form.ts'

export const i539a = form({
  id: 'i-539a',
  edition: '2024-08-28',
  name: 'I-539A',
  title: 'Supplemental Information for Application to Extend/Change Nonimmigrant Status',
  parts: [],
})
