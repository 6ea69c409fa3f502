/**
 * The version of the terms of the employee discount. A new version is a new text: employees are asked again, and have no discount
 * until they accept it (ROLE-01).
 */
export const employeeTermsVersion = '2026-11'
