-- The documents still asked for, over all cases in sight, by when they are due.
create index open_items_documents_by_due on open_items (due_on, id) where kind = 'document';
