import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers } from '#platform/session/role-groups.ts'

/** The library of official forms. */
const formLibraryRoutes = area({ since: 'forms', from: 'spec §2', can: null }, [
  {
    path: '/visaFormsUpload',
    screen: 'forms.library',
    meanwhile: 'forms.library',
    title: 'Form Library',
    needs: 'formEditions:read',
    can: 'visaFormsUpload',
  },
])

const formLibraryMenu = menuRows('Cases', [[11, 'visaFormsUpload', 'Form Library', 'setting', advisers]])

/** The addresses of this floor, and below them its rows of the side menu. */
export const caseFileRoutes = [...formLibraryRoutes]

export const caseFileMenu = [formLibraryMenu]
