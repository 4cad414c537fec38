-- Numbers in the order of commits: whoever writes a change holds this lock until the transaction ends, so no smaller
-- number can become visible after a larger one. The trigger makes it true for every writer, also for one at a console.
CREATE FUNCTION advert_change_lock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(5001801);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER advert_change_lock BEFORE INSERT ON "advert_change"
  FOR EACH STATEMENT EXECUTE FUNCTION advert_change_lock();
--> statement-breakpoint
-- PostgreSQL delivers the notice at commit, and one of several equal ones: readers wake once for each transaction.
CREATE FUNCTION advert_change_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY advert_change;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER advert_change_notify AFTER INSERT ON "advert_change"
  FOR EACH STATEMENT EXECUTE FUNCTION advert_change_notify();
