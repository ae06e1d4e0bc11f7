-- Taken into 0001 before it was released under another number: what it changed is there.
select 1;
