import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers } from '#platform/session/role-groups.ts'

/** The library of official forms. */
export const formLibraryRoutes = area({ since: 'forms', from: 'spec §2', can: null }, [
  {
    path: '/visaFormsUpload',
    screen: 'forms.library',
    meanwhile: 'forms.library',
    title: 'Form Library',
    needs: 'formEditions:read',
    can: 'visaFormsUpload',
  },
])

export const formLibraryMenu = menuRows('Cases', [[11, 'visaFormsUpload', 'Form Library', 'setting', advisers]])
