import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { administrators, staff } from '#platform/session/role-groups.ts'

export const peopleRoutes = area({ since: 'parties', from: 'spec §2' }, [
  {
    path: '/visaCareCreateUser/:companyAutoId?/:roleId?',
    screen: 'users.create',
    title: 'Create User',
    needs: 'user:create',
  },
  {
    path: '/visaCareNewUserCreate',
    screen: 'people.create',
    title: 'Create New User',
    needs: 'employee:create',
    can: 'lawFirmBeneficiaryDetails',
  },
  {
    path: '/visaCareNewUser',
    screen: 'people.create',
    title: 'New User',
    needs: 'employee:create',
    can: 'lawFirmBeneficiaryDetails',
  },
  { path: '/vCareManageUser/:companyAutoId?', screen: 'users.ofCompany', title: 'Manage User', needs: 'user:read' },
  {
    path: '/visaCareEmploymentInfo/:employmentId?/:companyAutoId?',
    screen: 'people.employment',
    title: 'Employee Information',
    can: null,
  },
])

export const peopleMenu = [
  menuRows('Employees', [[1, 'lawFirmBeneficiaryDetails', 'All employees', 'userManage', staff]]),
  menuRows('My account', [[4, 'visaCareEmploymentInfo', 'My Information', 'userEdit', [Role.employee]]]),
  menuRows('Users', [
    [2, 'vCareManageUser', 'Company users', 'userManage', administrators],
    [3, 'visaCareCreateUser', 'New user', 'userEdit', administrators],
  ]),
]
