-- Taking an import of companies back. History of representation is otherwise kept for good, so the application cannot
-- delete it; here it goes with the company that never came to be.
create function app.remove_imported_companies(wanted bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  removed integer;
begin
  if not app.is_system() then
    raise exception 'imports are taken back by the product itself';
  end if;
  delete from representations r using companies c where c.import_id = wanted and r.company_id = c.id;
  delete from assignments a using companies c where c.import_id = wanted and a.company_id = c.id;
  delete from fact_documents d using companies c where c.import_id = wanted and d.subject = 'company' and d.subject_id = c.id;
  delete from companies where import_id = wanted;
  get diagnostics removed = row_count;
  return removed;
end $$;
revoke execute on function app.remove_imported_companies(bigint) from public;
grant execute on function app.remove_imported_companies(bigint) to visacare_app;

-- Many rows at once get their numbers first, so that facts can be sealed for the job they belong to.
grant usage on sequence employments_id_seq to visacare_app;
