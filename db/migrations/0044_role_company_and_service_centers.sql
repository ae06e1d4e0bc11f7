-- A role may belong to a company (specification §3, role): kept and answered; what its users see is their own scope.
alter table roles add column company_id bigint references companies (id);

-- The 15 names of the H-1B service centers with the addresses an administrator enters, dated: paper petitions have
-- gone to lockboxes since 04-01-2024, so they serve history and receipt prefixes (decisions §11).
create table service_center_addresses (
  id bigint generated always as identity primary key,
  center text not null check (length(center) between 1 and 60),
  address text not null check (length(address) between 3 and 500),
  effective_from date not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  unique (center, effective_from)
);
call app.protect('service_center_addresses', 'app.inside()', 'select, insert, update');
drop policy scope on service_center_addresses;
create policy scope on service_center_addresses to visacare_app
  using (case when app.inside() then true else false end) with check (app.all_tenants());
