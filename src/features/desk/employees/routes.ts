import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { staff } from '#platform/session/role-groups.ts'

export const employeesRoutes = [
  ...area({ since: 'parties', from: 'spec §2' }, [
    {
      path: '/lawFirmBeneficiaryDetails/:companyAutoId?',
      screen: 'people.list',
      title: 'Beneficiary Details',
      needs: 'employee:read',
    },
  ]),
  ...area({ since: 'parties', from: 'ours' }, [
    { path: '/visaCareRoster', screen: 'employees.roster', title: 'Work authorization', needs: 'employee:read' },
  ]),
]

export const employeesMenu = menuRows('Employees', [[7, 'visaCareRoster', 'Work authorization', 'calendar', staff]])
