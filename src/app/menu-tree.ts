/** Everything the side menu can hold and who holds it at first (decisions §2); administrators change it afterwards. */
export type MenuGroup = { description: string; icon: string; items: readonly MenuItem[] }
export type MenuItem = { permissionName: string; description: string; icon: string; roles: readonly number[] }

// Role ids are those of decisions §2: 1 and 2 the provider, 3 and 4 the employer, 5 the employee,
// 9 the attorney, 13 the attorney's assistant, 10 the law firm's administrator.
const everyone = [1, 2, 3, 4, 5, 9, 13, 10]
const staff = [1, 2, 3, 4, 9, 13, 10]
const provider = [1, 2]
const advisers = [1, 2, 9, 13, 10]
const offices = [1, 2, 10]
const administrators = [1, 2, 3, 10]

export const menuTree: readonly MenuGroup[] = [
  group('Clients', 'building', [
    item('visaCareManageClients', 'Manage Clients', 'userManage', advisers),
    item('visaCareCreateClients', 'New Client', 'userEdit', [1, 2, 9, 10]),
    item('import/companies', 'Import Companies', 'userEdit', [1, 2, 9, 10]),
    item('clientDashboard', 'Client Dashboard', 'dashboard', staff),
    item('lawFirmCorporateDashboard', 'Corporate Dashboard', 'dashboard', offices),
    item('visaCareClientProfile', 'Client Profile', 'userEdit', administrators.concat(4)),
    item('lookIns', 'Look-ins by VisaCare', 'reports', administrators),
  ]),
  group('Law firms', 'scale', [
    item('vCareLawFirmDashboard', 'Law Firm Dashboard', 'dashboard', provider),
    item('visaCareManageLawFirms', 'Manage Law Firms', 'userManage', provider),
    item('visaCareAddLawFirm', 'Law Firm Details', 'userEdit', offices),
    item('visaCareAttorneyDashboard', 'Attorney Dashboard', 'dashboard', offices),
    item('visaCareManageAttorneys', 'Manage Attorneys', 'userManage', offices),
    item('visaCareAddNewAttorney', 'Attorney Details', 'userEdit', offices.concat(9)),
    item('vCareAttorneyUser', 'Attorney User', 'userManage', offices),
    item('visaCareAttorneySetUp', 'Attorney Set Up', 'setting', offices),
  ]),
  group('People', 'people', [
    item('lawFirmBeneficiaryDetails', 'Beneficiaries', 'userManage', staff),
    item('visaCareEmploymentInfo', 'My Information', 'userEdit', [5]),
    item('import/people', 'Import Employees', 'userEdit', staff),
    item('user/manageusers', 'Manage Users', 'userManage', administrators),
    item('vCareManageUser', 'Company Users', 'userManage', administrators),
    item('visaCareCreateUser', 'Create User', 'userEdit', administrators),
  ]),
  group('Cases', 'cases', [
    item('visaCareManageCase', 'Manage Cases', 'cases', staff),
    item('visaCareClientCaseDetails', 'Client Cases', 'cases', staff),
    item('visacareMyCases', 'My Cases', 'cases', [5]),
    item('visaCareCreateCase', 'New Case', 'cases', everyone),
    item('visaCareManageOrderCases', 'Order Cases', 'cases', [1, 2, 3, 4, 5]),
    item('visaCareManageAttorneyHelpCases', 'Attorney Help Cases', 'cases', advisers),
    item('visaCareAttorneyHelpDeskMyCases', 'My Help Desk', 'cases', [9, 13]),
    item('visaCareCalendar', 'Calendar', 'cases', everyone),
    item('visaCareDeadlineSettings', 'Deadline Settings', 'setting', [1, 2, 3, 9, 10, 13]),
    item('visaCareFileUploadView', 'Uploaded Files', 'cases', everyone),
    item('visaFormsUpload', 'Form Library', 'setting', provider),
    item('user/filingaddresses', 'Filing Addresses', 'setting', advisers),
  ]),
  group('Compliance', 'shield', [
    item('visaCareLcaRequestDetails', 'LCA Requests', 'cases', staff),
    item('visaCarePublicAccessFiles', 'Public Access Files', 'cases', staff),
    item('visaCareI9Dashboard', 'I-9 Dashboard', 'dashboard', [1, 2, 3, 4, 10]),
    item('visaCareCreatei9', 'Create I-9', 'userEdit', [1, 2, 3, 4, 10]),
    item('visaCarei9SearchDetails', 'I-9 Details', 'cases', [1, 2, 3, 4, 10]),
  ]),
  group('Payments', 'dollar', [
    item('visaCareSubscription', 'Subscriptions', 'dollar', provider),
    item('visaCareFrequency', 'Frequencies', 'dollar', provider),
    item('visaCareSubscriptionFrequencyMap', 'Frequency Map', 'dollar', provider),
    item('visaCareSubscriptionFrequencyEmployerView', 'Plans', 'dollar', [1, 2, 3]),
    item('visaCareCompanySubscription', 'Company Subscription', 'dollar', [1, 2, 3]),
    item('visaCareStripePaymentMethod', 'Payment Method', 'dollar', administrators),
    item('visaCareTransactionDetails', 'Transactions', 'dollar', administrators),
    item('visaCareVmCompanyDiscountMapping', 'Discounts', 'dollar', [1]),
  ]),
  group('Reports', 'reports', [
    item('visaCareReportPageView', 'Reports', 'reports', staff),
    item('visaCareNews', 'News', 'reports', everyone),
    item('visaCareStaticPage', 'Information', 'reports', everyone),
  ]),
  group('Settings', 'setting', [
    item('user/aaroles', 'Roles', 'userManage', [1]),
    item('adminstaticui/addrole', 'Add Role', 'userEdit', [1]),
    item('user/aapermissions', 'Permissions', 'setting', [1]),
    item('adminstaticui/addpermission', 'Add Permission', 'setting', [1]),
    item('user/aarolespermission', 'Role Permissions', 'setting', [1]),
    item('user/newaarolespermission', 'New Role Permission', 'setting', [1]),
    item('rolemapview', 'Role Map', 'reports', [1]),
    item('user/commondetails', 'Common Details', 'setting', provider),
    item('outbox', 'Sent E-mails', 'reports', [1]),
    item('auditTrail', 'Audit Trail', 'reports', [1]),
    item('user/passwordpolicy', 'Password Policy', 'lock', [1]),
    item('installation', 'Installation', 'setting', provider),
  ]),
  group('My account', 'userEdit', [
    item('myProfile', 'My Profile', 'userEdit', everyone),
    item('staticui/setpassword', 'Change Password', 'setting', everyone),
    item('visaCareTermsAndConditions', 'Terms and Conditions', 'reports', everyone),
  ]),
]

function group(description: string, icon: string, items: readonly MenuItem[]): MenuGroup {
  return { description, icon, items }
}

function item(permissionName: string, description: string, icon: string, roles: readonly number[]): MenuItem {
  return { permissionName, description, icon, roles }
}
