-- Who sees numbers in full by default are attorney, attorney assistant and the company's administrator, and everybody their
-- own. The provider's and the firm's administrators do not prepare filings; an administrator can give them the right again.
delete from role_permissions rp
 using permissions p
 where p.id = rp.permission_id and p.kind = 'operation' and p.name = 'person:reveal' and rp.role_id in (1, 10);
