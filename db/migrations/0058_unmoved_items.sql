-- What nobody has moved for two weeks is read by how long it has waited, not by when it is due.
create index open_items_unmoved_by_law_firm on open_items (law_firm_id, side, since, id)
  where not is_date and law_firm_id is not null;
