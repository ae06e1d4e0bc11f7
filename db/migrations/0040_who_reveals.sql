-- Who prepares filings in the firm sees the numbers that stand on them: the attorney's assistant as the attorney. A new
-- installation gets this from the manifests; one that has the right already keeps what its administrator chose besides.
insert into role_permissions (role_id, permission_id)
select r.id, p.id
  from permissions p cross join roles r
 where p.kind = 'operation' and p.name = 'person:reveal' and r.id = 13
on conflict do nothing;
